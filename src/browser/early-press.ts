/** A button that was pressed before the page could answer: kept by the script in the head. */
export interface EarlyPress {
  /** The last one; undefined when the reader has pressed something else since. */
  button?: HTMLElement;
  /** Stops keeping. */
  end: () => void;
}

const kept = () => (window as { earlyPress?: EarlyPress }).earlyPress;

/** Presses the button again for what listens to the whole document, which does so from now on. */
export function pressForDocument(): void {
  kept()?.button?.click();
}

/** Presses it again for the components of the page, which are there now; what listens further up has had it. */
export function pressForPage(): void {
  const { button, end } = kept() ?? {};
  end?.();
  const page = button?.closest("#___gatsby");
  if (!button || !page) return;
  const stop = (event: Event) => event.stopPropagation();
  page.addEventListener("click", stop);
  button.click();
  // Not by `once`: a button that is disabled by now is not clicked, and the next press would be stopped in its place.
  page.removeEventListener("click", stop);
}
