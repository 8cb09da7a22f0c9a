import type { GatsbyBrowser } from "gatsby";
import { wrapPage } from "./src/gatsby/wrap-page";
import { listenForCopy } from "./src/runtime/copy-code";
import "./src/theme/index.css";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => listenForCopy();
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage;
