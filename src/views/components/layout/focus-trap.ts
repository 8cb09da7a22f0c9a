const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** Leads Tab from the last control of an element to its first, and Shift+Tab back: the focus does not leave it. */
export function keepFocusInside(element: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== "Tab") return;
  const controls = [...element.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) => one.getClientRects().length > 0,
  );
  const end = event.shiftKey ? controls[0] : controls.at(-1);
  const other = event.shiftKey ? controls.at(-1) : controls[0];
  const at = document.activeElement;
  if (at !== end && element.contains(at) && at !== element) return;
  event.preventDefault();
  other?.focus();
}
