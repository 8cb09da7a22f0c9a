import { useActiveHeading } from "../../hooks/use-active-heading";
import { text } from "../../../i18n/text";
import type { WordsLanguage } from "../locale/language-attributes";
import * as styles from "./Toc.module.css";

export interface TocItem {
  readonly id: string;
  readonly title: string;
  readonly depth: number;
  readonly half?: string | null;
}

/** A table of contents. */
export interface TocProps {
  entries: readonly TocItem[];
  /** Of the headings. */
  language?: WordsLanguage;
}

/** The table of contents, levels 2 and 3, with the current heading marked. */
export function Toc({ entries, language }: TocProps) {
  const active = useActiveHeading(entries);
  return (
    <nav aria-label={text.onThisPage} className={styles.toc}>
      <p className={styles.title}>{text.onThisPage}</p>
      <ul className={styles.list} lang={language?.htmlLang}>
        {entries.map(({ id, title, depth, half }) => (
          <li key={id} data-depth={depth} data-half={half ?? undefined}>
            <a href={`#${id}`} aria-current={id === active ? "true" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
