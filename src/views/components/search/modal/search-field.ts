const setValue = (input: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);

const field = () => document.querySelector<HTMLInputElement>(".DocSearch-Input");

/** Puts a query into the modal's field as if it were typed: DocSearch hands out no other way. */
export function typeQuery(query: string): void {
  const input = field();
  if (!input) return;
  setValue(input, query);
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.focus();
}

/** Asks the same once more, without moving the focus: DocSearch asks whenever its field is focused. */
function ask(): void {
  field()?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

const chosen = () => document.querySelector(".DocSearch-Hit[aria-selected=true]");

/**
 * Asks the same once more because more can be found. A reader who has gone down the list keeps it as it is: the
 * choice would jump back to its top.
 */
export function askAgain(): void {
  const row = chosen();
  if (!row || row === document.querySelector(".DocSearch-Hit")) ask();
}

/** Puts the focus into the modal's field, and asks once more. */
export function retryQuery(): void {
  const input = field();
  if (input === document.activeElement) ask();
  else input?.focus();
}
