import type { GatsbyBrowser } from "gatsby";
import { wrapPage } from "./src/gatsby/wrap-page";
import { followColorMode } from "./src/runtime/color-mode";
import { listenForCopy } from "./src/runtime/copy-code";
import { listenForHeadingLinks } from "./src/runtime/copy-heading-link";
import { startNavigation } from "./src/runtime/navigation/start";
import { listenForAnchors } from "./src/runtime/smooth-scroll";
import "./src/theme/index.css";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  followColorMode(SITE_EARLY.colorMode);
  listenForCopy();
  listenForHeadingLinks();
  listenForAnchors();
  startNavigation();
};

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage;
export { shouldUpdateScroll } from "./src/gatsby/should-update-scroll";
