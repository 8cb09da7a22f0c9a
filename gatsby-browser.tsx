import type { GatsbyBrowser } from "gatsby";
import { wrapPage } from "./src/gatsby/wrap-page";
import { followColorMode } from "./src/runtime/color-mode";
import { pressForDocument } from "./src/runtime/early-press";
import { listenForCopy } from "./src/runtime/copy-code";
import { hydrateInSlices } from "./src/runtime/hydrate";
import { listenForHeadingLinks } from "./src/runtime/copy-heading-link";
import { endLateLayout } from "./src/runtime/late-layout/late-layout";
import { startNavigation, pageIsLive } from "./src/runtime/navigation/start";
import { viewChanged } from "./src/runtime/navigation/view-transition";
import { listenForAnchors } from "./src/runtime/smooth-scroll";
import { listenForSearch } from "./src/runtime/search/listen-for-search";
import { loadWholeStylesOnInput } from "./src/runtime/whole-styles";
import { listenForRun } from "./src/runtime/walk-through/listen-for-run";
import "./src/theme/index.css";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  followColorMode(SITE_EARLY.colorMode);
  listenForCopy();
  listenForRun();
  listenForHeadingLinks();
  listenForAnchors();
  loadWholeStylesOnInput();
  startNavigation();
  listenForSearch();
  pressForDocument();
  if (navigator.serviceWorker?.controller)
    void import("./src/runtime/offline/ask-before-update").then((offline) =>
      offline.askBeforeUpdate(),
    );
};

// In develop Gatsby renders by itself and wants to end that.
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  process.env.NODE_ENV === "production" ? hydrateInSlices : undefined;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = pageIsLive;

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) endLateLayout();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = viewChanged;

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage;
export { shouldUpdateScroll } from "./src/gatsby/should-update-scroll";
