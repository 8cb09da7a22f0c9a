import type { KeyboardEvent } from "react";

const controls = "a[href], button:not([disabled]), input:not([disabled])";

/** Keeps Tab inside the modal, instead of DocSearch's own focus trap, which knows only the controls from its opening. */
export function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab") return;
  const shown = [...event.currentTarget.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => control.tabIndex >= 0 && control.getClientRects().length > 0,
  );
  const [first, last] = [shown[0], shown.at(-1)];
  event.stopPropagation();
  const at = document.activeElement;
  const outside = !shown.includes(at as HTMLElement);
  const target = event.shiftKey ? last : first;
  if (!outside && at !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  target?.focus();
}

/** Moves the focus to the field when the focused element, such as a hit, is removed; returns a function that stops it. */
export function returnFocus(modal: Element): () => void {
  let last: EventTarget | null = document.activeElement;
  const note = ({ target }: Event) => {
    last = target;
  };
  const observer = new MutationObserver(() => {
    const isGone = last instanceof Element && !last.isConnected;
    if (isGone && document.activeElement === document.body) modal.querySelector("input")?.focus();
  });
  modal.addEventListener("focusin", note);
  observer.observe(modal, { childList: true, subtree: true });
  return () => {
    modal.removeEventListener("focusin", note);
    observer.disconnect();
  };
}
