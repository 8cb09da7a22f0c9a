import type { KeyboardEvent } from "react";

const controls = "a[href], button:not([disabled]), input:not([disabled])";

/**
 * Keeps Tab within the modal. DocSearch's own trap knows only the controls that there were when it opened, shown or
 * not; the event does not reach it.
 */
export function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab") return;
  const shown = [...event.currentTarget.querySelectorAll<HTMLElement>(controls)].filter(
    (one) => one.tabIndex >= 0 && one.getClientRects().length > 0,
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

/**
 * Takes the focus back to the field when what had it is gone, such as a hit whose place another one takes. What is
 * returned ends it.
 */
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
