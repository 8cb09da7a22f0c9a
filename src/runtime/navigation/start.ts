import { leaveEnding } from "./clean-address";
import { gatsbyWindow } from "./gatsby-window";
import { guardLoader } from "./guard-loader";
import { guardPageModules } from "./page-modules";

/** Makes page changes show and survive what goes wrong; before Gatsby loads the first page. */
export function startNavigation(): void {
  // In develop Gatsby shows failures itself, in an overlay.
  if (process.env.NODE_ENV !== "production") return;
  const gatsby = gatsbyWindow();
  leaveEnding(gatsby.pagePath);
  guardPageModules(gatsby);
  guardLoader(gatsby, __PATH_PREFIX__);
}
