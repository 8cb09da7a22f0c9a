import { text } from "../i18n/text";
import { makeElement } from "./make-element";

const mark = "data-load-failed";
const messageAfter = ({ nextElementSibling: next }: Element) =>
  next?.hasAttribute(mark) ? next : null;

/** Says next to a button that its content could not be loaded, and turns the button into "Retry". */
export function showFailed(button: HTMLElement): void {
  button.textContent = text.retry;
  if (messageAfter(button)) return;
  const message = makeElement("span", { [mark]: "", role: "alert" }, ` ${text.loadFailed}`);
  // On its own line. Not in a style sheet, because every page would load it.
  message.style.cssText =
    "order: 1; flex-basis: 100%; color: var(--danger); font-size: var(--size-sm)";
  if (button.parentElement) button.parentElement.style.flexWrap = "wrap";
  button.after(message);
}

/** Restores the button. */
export function hideFailed(button: HTMLElement, label: string): void {
  button.textContent = label;
  messageAfter(button)?.remove();
}
