import { EntryLink } from "../layout/EntryLink";
import * as styles from "./RoleCards.module.css";

type Sections = Queries.HomePartsFragment["sections"];

/** Links to the cards, for the first screen. */
export function RoleLinks({ sections }: { sections: Sections }) {
  if (sections.length < 2) return null;
  return (
    <ul className={styles.links} data-no-markdown="">
      {sections.map(({ title, anchor }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

/** The first pages of each role. */
export function RoleCards({ sections }: { sections: Sections }) {
  return (
    <div className={styles.cards}>
      {sections.map(({ title, anchor, entries }) => (
        <section key={anchor} className={styles.card} aria-labelledby={anchor}>
          <h2 id={anchor} className={styles.title}>
            {title}
          </h2>
          <ol className={styles.entries}>
            {entries.map(({ label, to, href, text }) => (
              <li key={label}>
                <EntryLink to={to} href={href}>
                  {label}
                </EntryLink>
                {text && <span className={styles.kind}>{text}</span>}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
