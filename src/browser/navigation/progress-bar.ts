import NProgress from "nprogress";
import { builtHtml } from "../trusted";

NProgress.configure({
  minimum: 0.08,
  speed: 200,
  trickleSpeed: 800,
  showSpinner: false,
  // The library's own template has invalid roles.
  barSelector: ".bar",
  template: builtHtml('<div class="bar"><div class="peg"></div></div>'),
});

/** Shows the bar, which then advances by itself. */
export const showProgressBar = () => NProgress.start();

/** Fills and removes the bar. */
export const hideProgressBar = () => NProgress.done();
