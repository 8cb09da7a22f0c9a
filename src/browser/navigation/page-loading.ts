import type * as ProgressBar from "./progress-bar";
import { hideSpinner, showSpinner } from "./spinner";

/** A page that comes sooner, in ms after the route change began, shows nothing. */
const delayMs = 200;

let underWay = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let bar: typeof ProgressBar | undefined;

/** Fetches the code of the bar at the top, which no page needs that comes soon; without it the spinner turns alone. */
export async function loadProgressBar(): Promise<void> {
  try {
    bar ??= await import("./progress-bar");
  } catch {
    // The next route change tries again.
  }
}

/** A route change has begun. */
export function routeChangeBegins(): void {
  underWay++;
  timer ??= setTimeout(() => {
    showSpinner();
    void loadProgressBar().then(() => underWay > 0 && bar?.showProgressBar());
  }, delayMs);
}

/** The page of a route change is there, or it has failed. */
export function routeChangeEnds(): void {
  underWay--;
  if (underWay > 0) return;
  clearTimeout(timer);
  timer = undefined;
  bar?.hideProgressBar();
  hideSpinner();
}
