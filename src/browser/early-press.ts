/** A button that was pressed before the page could answer; the script in the head records it. */
export interface EarlyPress {
  /** Undefined when the reader pressed something else afterward. */
  button?: HTMLElement;
  /** Stops recording. */
  end: () => void;
}

const earlyPress = () => (window as { earlyPress?: EarlyPress }).earlyPress;

/** Repeats the press for listeners on the document, once they are in place. */
export function pressForDocument(): void {
  earlyPress()?.button?.click();
}

/** Repeats the press for the page's components, once they are hydrated, and hides it from the document's listeners. */
export function pressForPage(): void {
  const { button, end } = earlyPress() ?? {};
  end?.();
  const page = button?.closest("#___gatsby");
  if (!button || !page) return;
  const stop = (event: Event) => event.stopPropagation();
  page.addEventListener("click", stop);
  button.click();
  // Not with `once`: if the button is disabled by now, no click happens, and the next press would be stopped instead.
  page.removeEventListener("click", stop);
}
