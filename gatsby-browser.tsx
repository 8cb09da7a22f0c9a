import type { GatsbyBrowser } from "gatsby";
import { shouldUpdateScroll as keepOrScroll } from "./src/gatsby/keep-scroll";
import { wrapPage } from "./src/gatsby/wrap-page";
import { listenForCopy } from "./src/runtime/copy-code";
import "./src/theme/index.css";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => listenForCopy();
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = keepOrScroll;
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage;
