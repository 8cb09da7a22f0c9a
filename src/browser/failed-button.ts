import { text } from "../i18n/text";

const mark = "data-load-failed";
const messageAfter = ({ nextElementSibling: next }: Element) =>
  next?.hasAttribute(mark) ? next : null;

/** Says beside a button that what it opens could not be loaded, and makes it one that tries again. */
export function showFailed(button: HTMLElement): void {
  button.textContent = text.retry;
  if (messageAfter(button)) return;
  const message = document.createElement("span");
  message.toggleAttribute(mark, true);
  message.setAttribute("role", "alert");
  // A line of its own. Not in a style sheet, which every page would load.
  message.style.cssText =
    "order: 1; flex-basis: 100%; color: var(--danger); font-size: var(--size-sm)";
  if (button.parentElement) button.parentElement.style.flexWrap = "wrap";
  message.textContent = ` ${text.loadFailed}`;
  button.after(message);
}

/** Makes the button what it was. */
export function hideFailed(button: HTMLElement, label: string): void {
  button.textContent = label;
  messageAfter(button)?.remove();
}
