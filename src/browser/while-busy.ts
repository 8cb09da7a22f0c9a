/** Marks a button as busy while `work` runs; does nothing if it is already busy. */
export async function whileBusy(button: HTMLElement, work: () => Promise<void>): Promise<void> {
  if (button.hasAttribute("aria-busy")) return;
  button.setAttribute("aria-busy", "true");
  try {
    await work();
  } finally {
    button.removeAttribute("aria-busy");
  }
}
