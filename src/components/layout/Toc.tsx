import { useActiveHeading } from "../../hooks/use-active-heading";
import { text } from "../../i18n/text";
import * as styles from "./Toc.module.css";

export interface TocEntry {
  readonly id: string;
  readonly title: string;
  readonly depth: number;
}

/** The headings of the page, levels 2 and 3, with the one being read marked. */
export function Toc({ entries }: { entries: readonly TocEntry[] }) {
  const active = useActiveHeading(entries);
  return (
    <nav aria-label={text.onThisPage} className={styles.toc}>
      <p className={styles.title}>{text.onThisPage}</p>
      <ul className={styles.list}>
        {entries.map(({ id, title, depth }) => (
          <li key={id} data-depth={depth}>
            <a href={`#${id}`} aria-current={id === active ? "true" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
