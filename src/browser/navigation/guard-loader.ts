import { loadWholeStyles } from "../whole-styles";
import { cleanAddress } from "./clean-address";
import { hideFailure, showFailure } from "./failure-panel";
import type { GatsbyWindow, PageResources } from "./gatsby-window";
import { isLeaving, leaveFor } from "./leaving";
import { routeChangeBegins, routeChangeEnds } from "./page-loading";
import { allowReload, openAnew, reloadOnce } from "./reload-once";
import { asInAddressBar, isRoutable, isSamePath } from "./router-path";
import { sectionOf } from "./section";
import { beginViewTransition } from "./view-transition";

const pathOf = (address: string) => address.replace(/#.*$/, "");

/** Never settles: Gatsby would go on to open the bare path, without query and hash. */
const never = new Promise<never>(() => undefined);

function failed(resources: PageResources): boolean {
  return !resources || resources.status === "error";
}

function onFailure(route: string, address: string, resources: PageResources): void {
  const error = resources?.error;
  console.warn(`The page ${route} could not be loaded.`, ...(error ? [error] : []));
  // A document that cannot be fetched either would be the browser's own page, from which nothing leads on.
  if (navigator.onLine && !isLeaving() && reloadOnce(address)) return;
  showFailure(route, error, () => openAnew(address));
}

let isLive = false;

/** React has taken over the first page: the router listens from now on; until all of it crashes. */
export function routerIsLive(live = true): void {
  isLive = live;
}

/**
 * Wraps Gatsby's loader, of which the router and the first load take every page: the progress bar and the spinner
 * of a route change; a warning and one reload, with query and hash, when a page cannot be loaded, and after that a
 * text with Retry; a view transition when it is another section. `prefix` is the path prefix of the build.
 */
export function guardLoader(gatsby: GatsbyWindow, prefix: string): void {
  const { ___loader: loader } = gatsby;
  const { loadPage, loadPageSync } = loader;
  let isFirst = true;
  let wanted = "";

  for (const name of ["___navigate", "___push", "___replace"] as const) {
    const go = gatsby[name];
    gatsby[name] = (to, options) => {
      const target = typeof to === "string" ? cleanAddress(to) : to;
      if (typeof target === "string") wanted = target;
      // Links in HTML from Markdown come here before the router listens too, and when the first page has failed.
      if (typeof target === "string" && !(isLive && isRoutable(target))) return leaveFor(target);
      go(target, options);
    };
  }

  /** The whole address of a path that Gatsby asks for, which has lost its hash. */
  const addressOf = (path: string) => {
    const here = location.pathname + location.search;
    if (pathOf(wanted) === path) return wanted;
    return here === path ? here + location.hash : path;
  };

  const { pagePath = "" } = gatsby;
  const unknown = pagePath.startsWith("/404") ? location.pathname : undefined;
  /** Of an unknown address the not-found page, which has been sent already: asking for its data would fail again. */
  const pathOfPage = (path: string) =>
    unknown !== undefined && isSamePath(path, unknown) ? pagePath : path;

  loader.loadPageSync = (told, options) => loadPageSync(pathOfPage(asInAddressBar(told)), options);

  loader.loadPage = async (told) => {
    const path = asInAddressBar(told);
    const address = addressOf(path);
    const isRouteChange = !isFirst;
    isFirst = false;
    if (isRouteChange) routeChangeBegins();
    const page = loadPage(pathOfPage(path)).catch((error: unknown) => ({ status: "error", error }));
    // The new page may need rules that the first one was painted without.
    const [resources] = await Promise.all([page, isRouteChange && loadWholeStyles()]);
    if (isRouteChange) routeChangeEnds();
    if (failed(resources)) {
      onFailure(path.slice(prefix.length).replace(/\?.*$/, "") || "/", address, resources);
      return never;
    }
    hideFailure();
    allowReload();
    // Within a section only the article changes: it is there a frame or two sooner without a transition.
    const isOtherSection = sectionOf(path, prefix) !== sectionOf(location.pathname, prefix);
    if (isRouteChange && isOtherSection) await beginViewTransition();
    return resources;
  };
}
