import { text } from "../../i18n/offline-text";
import { useNewer } from "./registration";
import "./ask-before-update.lazy.css";

function ask(): void {
  if (document.querySelector(".offline-newer")) return;
  const box = document.createElement("div");
  box.className = "offline-newer";
  box.setAttribute("role", "status");
  const button = (label: string, act: () => void) => {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = label;
    made.addEventListener("click", act);
    return made;
  };
  box.append(
    text.newer,
    button(text.reload, () => void useNewer()),
    button(text.later, () => box.remove()),
  );
  document.body.append(box);
}

/** Asks the reader of a site that is kept offline before a newer version takes the place of the page. */
export async function askBeforeUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(`${__PATH_PREFIX__}/`);
  if (!registration) return;
  if (registration.waiting) ask();
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active) ask();
    });
  });
}
