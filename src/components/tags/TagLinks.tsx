import { Link } from "gatsby";
import { text } from "../../i18n/en";
import * as styles from "./TagLinks.module.css";

interface TagLinksProps {
  tags: readonly { readonly key: string; readonly label: string; readonly permalink: string }[];
}

/** The tags at the foot of a page, each with the other pages that carry it behind it. */
export function TagLinks({ tags }: TagLinksProps) {
  if (!tags.length) return null;
  return (
    <nav aria-label={text.tags} className={styles.tags}>
      <span className={styles.label}>{text.tags}:</span>
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
