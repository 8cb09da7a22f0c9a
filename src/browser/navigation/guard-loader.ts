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

/** Never settles, because Gatsby would then open the path without query and hash. */
const never = new Promise<never>(() => undefined);

/** Milliseconds for which a new page waits for style sheets whose request hangs. */
const styleWaitMs = 3000;

/** The new page may need more than the critical styles of the first, but is better off with these than not shown. */
const wholeStyles = () =>
  Promise.race([loadWholeStyles(), new Promise((done) => setTimeout(done, styleWaitMs))]);

function onFailure(route: string, address: string, resources: PageResources): void {
  const error = resources?.error;
  console.warn(`The page ${route} could not be loaded.`, ...(error ? [error] : []));
  // If the document cannot be fetched, either, the browser would show its own error page, a dead end.
  if (navigator.onLine && !isLeaving() && reloadOnce(address)) return;
  showFailure(route, error, () => openAnew(address));
}

let isLive = false;

/** Says whether the router handles links: from hydration until a crash of the whole application. */
export function routerIsLive(live = true): void {
  isLive = live;
}

/** Whether an address is the one of the page, which then needs no second entry in the history. */
const isHere = (address: string) => new URL(address, location.href).href === location.href;

/** Loads addresses that the router cannot open as documents. Returns a function that gives the last address. */
function guardNavigation(gatsby: GatsbyWindow): () => string {
  let wanted = "";
  for (const name of ["___navigate", "___push", "___replace"] as const) {
    const go = gatsby[name];
    gatsby[name] = (to, options) => {
      if (typeof to !== "string") return go(to, options);
      wanted = cleanAddress(to);
      // Links in HTML from Markdown arrive here even before the router is live and after the first page has failed.
      if (isLive && isRoutable(wanted))
        go(wanted, isHere(wanted) ? { replace: true, ...options } : options);
      else leaveFor(wanted);
    };
  }
  return () => wanted;
}

/**
 * Wraps Gatsby's loader, through which every page is loaded: adds the progress bar and the spinner of route changes; on
 * failure a warning and one reload with query and hash, then a message with "Retry"; and view transitions.
 */
export function guardLoader(gatsby: GatsbyWindow, prefix: string): void {
  const { ___loader: loader, pagePath = "" } = gatsby;
  const { loadPage, loadPageSync } = loader;
  const wanted = guardNavigation(gatsby);
  let isFirst = true;

  /** The whole address of a path that Gatsby loads, which has lost its hash. */
  const addressOf = (path: string) => {
    const here = location.pathname + location.search;
    if (wanted().replace(/#.*$/, "") === path) return wanted();
    return here === path ? here + location.hash : path;
  };

  const unknown = pagePath.startsWith("/404") ? location.pathname : undefined;
  /** For an unknown address, the not-found page, which the server has sent: its own data would fail to load again. */
  const pathOfPage = (path: string) =>
    unknown !== undefined && isSamePath(path, unknown) ? pagePath : path;

  loader.loadPageSync = (routed, options) =>
    loadPageSync(pathOfPage(asInAddressBar(routed)), options);

  loader.loadPage = async (routed) => {
    const path = asInAddressBar(routed);
    const address = addressOf(path);
    const isRouteChange = !isFirst;
    isFirst = false;
    if (isRouteChange) routeChangeBegins();
    const page = loadPage(pathOfPage(path)).catch((error: unknown) => ({ status: "error", error }));
    const [resources] = await Promise.all([page, isRouteChange && wholeStyles()]);
    if (isRouteChange) routeChangeEnds();
    if (!resources || resources.status === "error") {
      onFailure(path.slice(prefix.length).replace(/\?.*$/, "") || "/", address, resources);
      return never;
    }
    hideFailure();
    allowReload();
    // Within a section only the article changes, which is a frame or two faster without a transition.
    const isOtherSection = sectionOf(path, prefix) !== sectionOf(location.pathname, prefix);
    if (isRouteChange && isOtherSection) await beginViewTransition();
    return resources;
  };
}
