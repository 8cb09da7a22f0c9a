/** Works for a button, which says so meanwhile; nothing is done for one that is busy already. */
export async function whileBusy(button: HTMLElement, work: () => Promise<void>): Promise<void> {
  if (button.hasAttribute("aria-busy")) return;
  button.setAttribute("aria-busy", "true");
  try {
    await work();
  } finally {
    button.removeAttribute("aria-busy");
  }
}
