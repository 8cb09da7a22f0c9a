import { byLetter } from "../../../content/blog/by-letter";
import * as styles from "./TagIndex.module.css";
import { PageLink } from "../layout/PageLink";

type IndexedTag = Queries.DocsTagsPageQuery["allTag"]["nodes"][number];

interface TagIndexProps {
  tags: readonly (IndexedTag & { count: number })[];
  /** "3 posts" */
  countLabel: (count: number) => string;
  lettersLabel: string;
}

/** From this number of letters on, links to them save scrolling. */
const manyLetters = 6;

/** All tags by letter, each with its number of pages. */
export function TagIndex({ tags, countLabel, lettersLabel }: TagIndexProps) {
  const groups = byLetter(tags);
  return (
    <>
      {groups.length >= manyLetters && (
        <nav aria-label={lettersLabel} className={styles.letters}>
          {groups.map(({ letter }) => (
            <a key={letter} href={`#letter-${letter}`}>
              {letter}
            </a>
          ))}
        </nav>
      )}
      {groups.map(({ letter, entries }) => (
        <section key={letter} aria-labelledby={`letter-${letter}`} className={styles.group}>
          <h2 id={`letter-${letter}`} className={styles.letter}>
            {letter}
          </h2>
          <ul className={styles.list}>
            {entries.map(({ key, label, permalink, description, count }) => (
              <li key={key}>
                <PageLink to={permalink} className={styles.tag}>
                  {label}
                </PageLink>
                <span className={styles.count}>{countLabel(count)}</span>
                {description && <p className={styles.text}>{description}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
