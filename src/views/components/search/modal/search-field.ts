const setValue = (input: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);

const field = () => document.querySelector<HTMLInputElement>(".DocSearch-Input");

/** Sets the query as if it were typed, because DocSearch has no API for it. */
export function typeQuery(query: string): void {
  const input = field();
  if (!input) return;
  setValue(input, query);
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.focus();
}

/** Moves the focus to the field. */
export function focusField(): void {
  field()?.focus();
}

/** Repeats the query without moving the focus: DocSearch searches whenever its field is focused. */
function ask(): void {
  field()?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

/** Repeats the query to find more, unless the reader has moved down the list: the selection would jump to its top. */
export function askAgain(): void {
  const row = document.querySelector(".DocSearch-Hit[aria-selected=true]");
  if (!row || row === document.querySelector(".DocSearch-Hit")) ask();
}

/** Focuses the field and repeats the query. */
export function retryQuery(): void {
  const input = field();
  if (input === document.activeElement) ask();
  else input?.focus();
}
