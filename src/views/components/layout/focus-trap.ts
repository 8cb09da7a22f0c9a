const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** Keeps the focus inside an element: Tab moves from its last control to the first, Shift+Tab vice versa. */
export function keepFocusInside(element: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== "Tab") return;
  const controls = [...element.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) => control.getClientRects().length > 0,
  );
  const end = event.shiftKey ? controls[0] : controls.at(-1);
  const other = event.shiftKey ? controls.at(-1) : controls[0];
  const at = document.activeElement;
  if (at !== end && element.contains(at) && at !== element) return;
  event.preventDefault();
  other?.focus();
}
