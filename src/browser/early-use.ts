/** The state of a control when it was last changed. */
interface ControlState {
  value: string | undefined;
  checked: boolean | undefined;
}

/** What the reader did before the page could answer; the script in the head records it. */
export interface EarlyUse {
  /** Null when the reader pressed something else afterward. */
  button?: HTMLElement | null;
  /** What was typed after the button, if it opens the search; its shortcuts count as the button. */
  typed: string;
  /** Fields, choices, and disclosures that were changed. */
  changed: Map<Element, ControlState>;
  /** Stops recording. */
  end: () => void;
}

const earlyUse = () => (window as { earlyUse?: EarlyUse }).earlyUse;

/** What was typed before the search could open; the next call returns nothing. */
export function takeEarlyKeys(): string {
  const use = earlyUse();
  const typed = use?.typed ?? "";
  if (use) use.typed = "";
  return typed;
}

/** Repeats the press for listeners on the document, once they are in place. */
export function pressForDocument(): void {
  earlyUse()?.button?.click();
}

/** React takes the text of a field that it hydrates for its own, and would not see it as a change. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  field.value = "";
  own?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function changeAgain(control: Element, { value = "", checked = false }: ControlState): void {
  if (control instanceof HTMLDetailsElement) {
    control.dispatchEvent(new Event("toggle"));
    return;
  }
  const isChoice =
    control instanceof HTMLSelectElement ||
    (control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type));
  if (isChoice) {
    if (control instanceof HTMLInputElement) control.checked = checked;
    else control.value = value;
    control.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    typeAgain(control, value);
}

function pressForPage(button: HTMLElement): void {
  const page = button.closest("#___gatsby");
  if (!page) return;
  const stop = (event: Event) => event.stopPropagation();
  page.addEventListener("click", stop);
  button.click();
  // Not with `once`: if the button is disabled by now, no click happens, and the next press would be stopped instead.
  page.removeEventListener("click", stop);
}

/**
 * Repeats what was done before the page's components were hydrated: changes of controls, then the press, which the
 * document's listeners have seen already.
 */
export function repeatForPage(): void {
  const { button, changed, end } = earlyUse() ?? {};
  end?.();
  for (const [control, state] of changed ?? [])
    if (control.isConnected) changeAgain(control, state);
  button?.removeAttribute("aria-busy");
  if (button && !button.matches("[data-search-open]")) pressForPage(button);
}
