import { hideProgressBar, showProgressBar } from "./progress-bar";
import { hideSpinner, showSpinner } from "./spinner";

/** A page that comes sooner, in ms after the route change began, shows nothing. */
const delayMs = 200;

let underWay = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A route change has begun. */
export function routeChangeBegins(): void {
  underWay++;
  timer ??= setTimeout(() => {
    showProgressBar();
    showSpinner();
  }, delayMs);
}

/** The page of a route change is there, or it has failed. */
export function routeChangeEnds(): void {
  underWay--;
  if (underWay > 0) return;
  clearTimeout(timer);
  timer = undefined;
  hideProgressBar();
  hideSpinner();
}
