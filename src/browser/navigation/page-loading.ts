import type * as ProgressBar from "./progress-bar";
import { hideSpinner, showSpinner } from "./spinner";

/** Milliseconds before anything is shown. */
const delayMs = 200;

let underWay = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let bar: typeof ProgressBar | undefined;

/** Loads the code of the progress bar, which only slow pages need; without it, only the spinner is shown. */
export async function loadProgressBar(): Promise<void> {
  try {
    bar ??= await import("./progress-bar");
  } catch {
    // The next route change tries again.
  }
}

/** Shows the spinner and the progress bar after a delay. */
export function routeChangeBegins(): void {
  underWay++;
  timer ??= setTimeout(() => {
    showSpinner();
    void loadProgressBar().then(() => underWay > 0 && bar?.showProgressBar());
  }, delayMs);
}

/** Hides both when the last route change is over. */
export function routeChangeEnds(): void {
  underWay--;
  if (underWay > 0) return;
  clearTimeout(timer);
  timer = undefined;
  bar?.hideProgressBar();
  hideSpinner();
}
