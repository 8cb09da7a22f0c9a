import type { GatsbyBrowser } from "gatsby";
import { wrapPage } from "./src/gatsby/wrap-page";
import { followColorMode } from "./src/runtime/color-mode";
import { pressForDocument } from "./src/runtime/early-press";
import { listenForCopy } from "./src/runtime/copy-code";
import { hydrateInSlices } from "./src/runtime/hydrate";
import { forgetSentPage } from "./src/runtime/crash/sent-page";
import { listenForHeadingLinks } from "./src/runtime/copy-heading-link";
import { endLateLayout } from "./src/runtime/late-layout/late-layout";
import { startNavigation, pageIsLive } from "./src/runtime/navigation/start";
import { viewChanged } from "./src/runtime/navigation/view-transition";
import { listenForAnchors } from "./src/runtime/smooth-scroll";
import { listenForSearch } from "./src/runtime/search/listen-for-search";
import { startEach } from "./src/runtime/start-each";
import { withdrawBrokenSession } from "./src/runtime/storage";
import { loadWholeStylesOnInput } from "./src/runtime/whole-styles";
import { listenForRun } from "./src/runtime/walk-through/listen-for-run";
import "./src/theme/index.css";

function askBeforeUpdate(): void {
  if (navigator.serviceWorker?.controller)
    import("./src/runtime/offline/ask-before-update")
      .then((offline) => offline.askBeforeUpdate())
      // Gatsby would load the page anew for a script that fails, again and again.
      .catch((error: unknown) => console.info("Nobody is asked about a new version", error));
}

// What throws here would end the application before it has begun: Gatsby goes on only when all of it has returned.
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () =>
  startEach([
    withdrawBrokenSession,
    () => followColorMode(SITE_EARLY.colorMode),
    listenForCopy,
    listenForRun,
    listenForHeadingLinks,
    listenForAnchors,
    loadWholeStylesOnInput,
    startNavigation,
    listenForSearch,
    pressForDocument,
    askBeforeUpdate,
  ]);

// In develop Gatsby renders by itself and wants to end that.
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  process.env.NODE_ENV === "production" ? hydrateInSlices : undefined;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () =>
  startEach([pageIsLive]);

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation) return;
  endLateLayout();
  if (prevLocation.pathname !== location.pathname) forgetSentPage();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = viewChanged;

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage;
export { shouldUpdateScroll } from "./src/gatsby/should-update-scroll";
