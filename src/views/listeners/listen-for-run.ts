import { hideFailed, showFailed } from "../../browser/failed-button";
import { loadOrRenew } from "../../browser/navigation/load-or-renew";
import { whileBusy } from "../../browser/while-busy";

type Press = (button: HTMLElement) => unknown;

const run = (): Promise<Press> =>
  import("../components/walk-through/run-here").then(({ runHere }) => runHere);
const calculate = (): Promise<Press> =>
  import("../components/calculators/calculate-here").then(({ calculateHere }) => calculateHere);

const labels = new WeakMap<HTMLElement, string>();

async function press(button: HTMLButtonElement): Promise<void> {
  const label = labels.get(button) ?? button.textContent;
  labels.set(button, label);
  try {
    const pressed = await loadOrRenew(button.matches("[data-run]") ? run : calculate);
    await pressed(button);
    hideFailed(button, label);
  } catch (error) {
    console.warn(`"${label}" cannot be done`, error);
    showFailed(button);
  }
}

/** Makes the "Run" buttons and the calculators of tutorials work, with one listener. */
export function listenForRun(): void {
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element | null)?.closest<HTMLButtonElement>(
      "[data-run], [data-calculate]",
    );
    if (button) void whileBusy(button, () => press(button));
  });
}
