import type { ReactNode } from "react";
import type { Reader } from "../../../browser/reader/reader";
import { text } from "../../../i18n/text";
import * as styles from "./Half.module.css";

/** Open in the HTML: without scripts, readers see both halves. */
const half = (reader: Reader) =>
  function Half({ children }: { children: ReactNode }) {
    return (
      <details open className={`prose ${styles.half}`} data-half={reader}>
        <summary>{text.readers[reader]}</summary>
        {children}
      </details>
    );
  };

/** The steps of a page on the screen of the product. */
export const InApp = half("app");

/** The same steps as calls. */
export const WithApi = half("api");
