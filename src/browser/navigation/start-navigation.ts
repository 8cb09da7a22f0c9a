import { loadArticlesToo } from "../articles/load-articles";
import { repeatForPage } from "../early-use";
import { layOutRest } from "../late-layout/late-layout";
import { dropEarlyRules } from "../prefetch/early-rules";
import { takeFile } from "../prefetch/files-ahead";
import { takeOverPrefetch } from "../prefetch/start";
import { loadWholeStylesLater } from "../whole-styles";
import { leaveEnding } from "./clean-address";
import { savesData } from "../connection/connection";
import { gatsbyWindow } from "./gatsby-window";
import { guardLoader, routerIsLive } from "./guard-loader";
import { loadProgressBar } from "./page-loading";
import { guardPageModules } from "./page-modules";

let beginPrefetch: () => void = () => undefined;

/** Wraps Gatsby's loader and router, before the first page is loaded. */
export function startNavigation(): void {
  // In `develop`, Gatsby shows failures in an overlay.
  if (process.env.NODE_ENV !== "production") return;
  const gatsby = gatsbyWindow();
  leaveEnding(gatsby.pagePath);
  guardPageModules(gatsby);
  gatsby.___heldFile = (address) =>
    takeFile(address)?.then((responseText) => ({ status: 200, responseText }));
  loadArticlesToo(gatsby.___loader, __PATH_PREFIX__);
  beginPrefetch = takeOverPrefetch(gatsby.___loader, __PATH_PREFIX__);
  guardLoader(gatsby, __PATH_PREFIX__);
}

let wasLive = false;

/** After hydration, the router handles links, and prefetching begins. Called again after a crash of the application. */
export function pageIsLive(): void {
  routerIsLive();
  if (wasLive) return;
  wasLive = true;
  repeatForPage();
  dropEarlyRules();
  void loadWholeStylesLater().then(() => {
    void layOutRest();
    beginPrefetch();
    if (!savesData()) void loadProgressBar();
  });
}
