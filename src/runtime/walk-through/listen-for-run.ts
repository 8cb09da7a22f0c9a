import { text } from "../../i18n/text";

const code = () => import("../../components/walk-through/run-here");

async function run(button: HTMLButtonElement): Promise<void> {
  if (button.ariaBusy) return;
  button.ariaBusy = "true";
  try {
    await (await code()).runHere(button);
    button.textContent = text.run;
  } catch (error) {
    console.warn("The calls of this page cannot be run", error);
    button.textContent = text.retry;
  } finally {
    button.ariaBusy = null;
  }
}

/** Makes the buttons work that run the calls of a tutorial: one listener for the document. */
export function listenForRun(): void {
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element | null)?.closest<HTMLButtonElement>("[data-run]");
    if (button) void run(button);
  });
}
