import NProgress from "nprogress";
import { builtHtml } from "../trusted";

NProgress.configure({
  minimum: 0.08,
  speed: 200,
  trickleSpeed: 800,
  showSpinner: false,
  // The library's own template has roles that do not exist.
  barSelector: ".bar",
  template: builtHtml('<div class="bar"><div class="peg"></div></div>'),
});

/** Shows the bar at the top of the window; it then moves on by itself. */
export function showProgressBar(): void {
  NProgress.start();
}

/** Fills the bar, if it is shown, and takes it away. */
export function hideProgressBar(): void {
  NProgress.done();
}
