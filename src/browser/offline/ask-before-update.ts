import { text } from "../../i18n/offline-text";
import { makeButton, makeElement } from "../make-element";
import { followEnd, registered, useNewer } from "./registration";
import "./ask-before-update.lazy.css";

function ask(question: string): void {
  document.querySelector(".offline-newer")?.remove();
  const box = makeElement("div", { class: "offline-newer", role: "status" }, question);
  box.append(
    makeButton(text.reload, () => void useNewer()),
    makeButton(text.later, () => box.remove()),
  );
  document.body.append(box);
}

/** Asks readers of the offline site before a newer version replaces the page; tells them when the offline site has ended. */
export async function askBeforeUpdate(): Promise<void> {
  const registration = await registered();
  if (!registration) return;
  void followEnd(registration, () => ask(text.ended));
  if (registration.waiting) ask(text.newer);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active) ask(text.newer);
    });
  });
}
