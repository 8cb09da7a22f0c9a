import { text } from "../../i18n/text";
import { hideFailed, showFailed } from "../../browser/failed-button";
import { loadOrRenew } from "../../browser/navigation/load-or-renew";
import { whileBusy } from "../../browser/while-busy";

const code = () => import("../components/walk-through/run-here");

async function run(button: HTMLButtonElement): Promise<void> {
  try {
    const { runHere } = await loadOrRenew(code);
    await runHere(button);
    hideFailed(button, text.run);
  } catch (error) {
    console.warn("The calls of this page cannot be run", error);
    showFailed(button);
  }
}

/** Makes the "Run" buttons of tutorials work, with one listener. */
export function listenForRun(): void {
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element | null)?.closest<HTMLButtonElement>("[data-run]");
    if (button) void whileBusy(button, () => run(button));
  });
}
