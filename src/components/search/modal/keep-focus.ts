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
