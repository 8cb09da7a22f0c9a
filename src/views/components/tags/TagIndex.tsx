import { Link } from "gatsby";
import { byLetter } from "../../../content/blog/by-letter";
import * as styles from "./TagIndex.module.css";

interface TagIndexProps {
  tags: readonly {
    readonly key: string;
    readonly label: string;
    readonly permalink: string;
    readonly description: string | null;
    readonly count: number;
  }[];
  /** "3 posts" */
  countLabel: (count: number) => string;
  /** Of the links to letters. */
  lettersLabel: string;
}

/** Letters from which on links to them save scrolling. */
const manyLetters = 6;

/** All tags by letter, each with how much it is on. */
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
                <Link to={permalink} className={styles.tag}>
                  {label}
                </Link>
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
