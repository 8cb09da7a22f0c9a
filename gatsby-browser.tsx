import type { GatsbyBrowser } from "gatsby";
import { wrapPage } from "./src/gatsby/wrap-page";
import { listenForCopy } from "./src/runtime/copy-code";
import { listenForSearch } from "./src/runtime/search/listen-for-search";
import "./src/theme/index.css";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  listenForCopy();
  listenForSearch();
};
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage;
