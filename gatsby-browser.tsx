// First, because it tells of what the others throw while they are loaded.
import "./src/browser/crash/blank-page";
import type { GatsbyBrowser } from "gatsby";
import { wrapPage } from "./src/views/wrap-page";
import { followColorMode } from "./src/browser/color-mode";
import { pressForDocument } from "./src/browser/early-use";
import { listenForCopy } from "./src/browser/copy-code";
import { hydratePage } from "./src/views/crash/hydrate";
import { forgetSentPage } from "./src/browser/crash/sent-page";
import { listenForHeadingLinks } from "./src/browser/copy-heading-link";
import { endLateLayout } from "./src/browser/late-layout/late-layout";
import { startNavigation, pageIsLive } from "./src/browser/navigation/start-navigation";
import { viewChanged } from "./src/browser/navigation/view-transition";
import { listenForAnchors } from "./src/browser/smooth-scroll";
import { listenForSearch } from "./src/views/listeners/listen-for-search";
import { noteOpened } from "./src/browser/opened-pages";
import { noteReader } from "./src/browser/reader/reader";
import { startEach } from "./src/browser/start-each";
import { withdrawBrokenSession } from "./src/browser/storage";
import { loadWholeStylesOnInput } from "./src/browser/whole-styles";
import { listenForRun } from "./src/views/listeners/listen-for-run";
import { addCodeFont } from "./src/views/theme/fonts/code-font";
import "./src/views/theme/index.css";

function askBeforeUpdate(): void {
  if (navigator.serviceWorker?.controller)
    import("./src/browser/offline/ask-before-update")
      .then((offline) => offline.askBeforeUpdate())
      // An unhandled failure to load a script makes Gatsby reload the page, over and over.
      .catch((error: unknown) => console.info("Nobody is asked about a new version", error));
}

// An exception here would end the application before it starts, because Gatsby waits for this function to return.
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

// In develop, Gatsby unmounts its loading indicator with the function that its own renderer returns.
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  process.env.NODE_ENV === "production" ? hydratePage : undefined;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () =>
  startEach([pageIsLive, () => void addCodeFont()]);

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation) return;
  endLateLayout();
  noteReader(prevLocation.pathname);
  if (prevLocation.pathname !== location.pathname) forgetSentPage();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) => {
  viewChanged();
  noteOpened(location.pathname);
};

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage;
export { shouldUpdateScroll } from "./src/browser/navigation/should-update-scroll";
