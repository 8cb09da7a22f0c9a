import { text } from "../../i18n/text";
import { hideFailed, showFailed } from "../../browser/failed-button";
import { loadOrRenew } from "../../browser/navigation/load-or-renew";
import { say } from "../../browser/say";
import { whileBusy } from "../../browser/while-busy";

type Press = (button: HTMLElement) => unknown;

const run = (): Promise<Press> =>
  import("../components/walk-through/run-here").then(({ runHere }) => runHere);
const calculate = (): Promise<Press> =>
  import("../components/calculators/calculate-here").then(({ calculateHere }) => calculateHere);

const enlarge = (): Promise<Press> =>
  import("../../browser/diagrams/enlarge").then(({ enlargeDiagram }) => enlargeDiagram);

const codeOf = (button: HTMLElement) =>
  button.matches("[data-run]") ? run : button.matches("[data-calculate]") ? calculate : enlarge;

/** Milliseconds after which the reader is told that something is on its way. */
const patience = 400;

const labels = new WeakMap<HTMLElement, string>();

async function press(button: HTMLButtonElement): Promise<void> {
  const label = labels.get(button) ?? button.textContent;
  labels.set(button, label);
  const waiting = setTimeout(() => say(text.loading), patience);
  try {
    const pressed = await loadOrRenew(codeOf(button));
    await pressed(button);
    hideFailed(button, label);
  } catch (error) {
    console.warn(`"${label}" cannot be done`, error);
    showFailed(button);
  } finally {
    clearTimeout(waiting);
  }
}

/** Makes the "Run" buttons and the calculators of tutorials work, and enlarges diagrams, with one listener. */
export function listenForRun(): void {
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element | null)?.closest<HTMLButtonElement>(
      "[data-run], [data-calculate], [data-enlarge]",
    );
    if (button) void whileBusy(button, () => press(button));
  });
}
