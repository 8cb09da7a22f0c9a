import { Link } from "gatsby";
import { text } from "../../../i18n/text";
import * as styles from "./TagLinks.module.css";

interface TagLinksProps {
  tags: readonly TagLink[];
  /** What the tags are to the page: its own, where nothing is said. */
  label?: string;
}

/** A tag with the address of the pages that carry it. */
export interface TagLink {
  readonly key: string;
  readonly label: string;
  readonly permalink: string;
}

/** Tags in a row, each with the other pages that carry it behind it. */
export function TagLinks({ tags, label: heading = text.tags }: TagLinksProps) {
  if (!tags.length) return null;
  return (
    <nav aria-label={heading} className={styles.tags}>
      <span className={styles.label}>{heading}:</span>
      <ul className={styles.list}>
        {tags.map(({ key, label, permalink }) => (
          <li key={key}>
            <Link to={permalink} className={styles.tag}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
