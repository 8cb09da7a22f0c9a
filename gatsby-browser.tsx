import type { GatsbyBrowser } from "gatsby";
import { shouldUpdateScroll as keepOrScroll } from "./src/gatsby/keep-scroll";
import { wrapPage } from "./src/gatsby/wrap-page";
import { followColorMode } from "./src/runtime/color-mode";
import { listenForCopy } from "./src/runtime/copy-code";
import { listenForHeadingLinks } from "./src/runtime/copy-heading-link";
import "./src/theme/index.css";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  followColorMode(SITE_EARLY.colorMode);
  listenForCopy();
  listenForHeadingLinks();
};

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = keepOrScroll;
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage;
