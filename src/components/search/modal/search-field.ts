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
export function askAgain(): void {
  field()?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

/** Puts the focus into the modal's field, and asks once more. */
export function retryQuery(): void {
  const input = field();
  if (input === document.activeElement) askAgain();
  else input?.focus();
}
