import { loadArticlesToo } from "../articles/load-articles";
import { pressForPage } from "../early-press";
import { layOutRest } from "../late-layout/late-layout";
import { dropEarlyRules } from "../prefetch/early-rules";
import { takeOverPrefetch } from "../prefetch/start";
import { loadWholeStylesLater } from "../whole-styles";
import { leaveEnding } from "./clean-address";
import { savesData } from "./connection";
import { gatsbyWindow } from "./gatsby-window";
import { guardLoader, routerIsLive } from "./guard-loader";
import { loadProgressBar } from "./page-loading";
import { guardPageModules } from "./page-modules";

let beginPrefetch: () => void = () => undefined;

/** Makes page changes show and survive what goes wrong; before Gatsby loads the first page. */
export function startNavigation(): void {
  // In develop Gatsby shows failures itself, in an overlay.
  if (process.env.NODE_ENV !== "production") return;
  const gatsby = gatsbyWindow();
  leaveEnding(gatsby.pagePath);
  guardPageModules(gatsby);
  loadArticlesToo(gatsby.___loader, __PATH_PREFIX__);
  beginPrefetch = takeOverPrefetch(gatsby.___loader, __PATH_PREFIX__);
  guardLoader(gatsby, __PATH_PREFIX__);
}

let wasLive = false;

/**
 * React has taken over the first page: links are the router's from now on, and pages are loaded ahead. After a crash of
 * the whole application it does so again.
 */
export function pageIsLive(): void {
  routerIsLive();
  if (wasLive) return;
  wasLive = true;
  pressForPage();
  dropEarlyRules();
  void loadWholeStylesLater().then(() => {
    void layOutRest();
    beginPrefetch();
    if (!savesData()) void loadProgressBar();
  });
}
