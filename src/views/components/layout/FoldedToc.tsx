import type { MouseEvent } from "react";
import { text } from "../../../i18n/text";
import * as styles from "./FoldedToc.module.css";
import type { TocProps } from "./Toc";

/** Folds the list again when a heading is chosen: it would cover it. */
function fold({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.closest("details")?.removeAttribute("open");
}

/** The table of contents where there is no column for it: folded, and in sight while the page is read. */
export function FoldedToc({ entries, language }: TocProps) {
  return (
    <details className={styles.folded} data-no-markdown="">
      <summary className={styles.summary}>{text.onThisPage}</summary>
      <ul className={styles.list} lang={language?.htmlLang}>
        {entries.map(({ id, title, depth }) => (
          <li key={id} data-depth={depth}>
            <a href={`#${id}`} onClick={fold}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
