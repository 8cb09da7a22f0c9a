import { makeElement } from "./make-element";

/** How long a message is shown, in ms. */
export const saidMs = 2000;
let region: HTMLElement | undefined;
let ending = 0;

/** Announces a message to screen readers, and shows it for a moment unless the page shows it elsewhere. */
export function say(message: string, isShown = true): void {
  if (!region?.isConnected) {
    region = makeElement("div", { role: "status" });
    document.body.append(region);
  }
  const said = region;
  said.className = isShown ? "said" : "visually-hidden";
  // Screen readers announce changes of a region they know, not a region that arrives with its text.
  requestAnimationFrame(() => (said.textContent = message));
  clearTimeout(ending);
  ending = window.setTimeout(() => (said.textContent = ""), saidMs);
}
