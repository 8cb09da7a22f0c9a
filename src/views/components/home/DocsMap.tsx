import { text } from "../../../i18n/text";
import { EntryLink } from "../layout/EntryLink";
import * as styles from "./DocsMap.module.css";

/** A part of the docs and its size. */
export interface DocsArea {
  readonly label: string;
  readonly to: string;
  /** "12 pages" */
  readonly amount: string;
}

/** The parts of the docs with their sizes. */
export function DocsMap({ areas }: { areas: readonly DocsArea[] }) {
  if (!areas.length) return null;
  return (
    <section className={styles.map}>
      <h2 className={styles.title}>{text.whatTheDocsHold}</h2>
      <ul className={styles.areas}>
        {areas.map(({ label, to, amount }) => (
          <li key={label} className={styles.area}>
            <EntryLink to={to} className={styles.link}>
              {label}
            </EntryLink>
            <span className={styles.amount}>{amount}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
