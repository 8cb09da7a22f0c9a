import { text } from "../../../i18n/text";
import * as styles from "./TagLinks.module.css";
import { PageLink } from "../layout/PageLink";

/** A tag and the route of its page. */
export type TagLink = Omit<Queries.TagLinkPartsFragment, "id">;

interface TagLinksProps {
  tags: readonly TagLink[];
  label?: string;
}

/** A row of links to tags. */
export function TagLinks({ tags, label: heading = text.tags }: TagLinksProps) {
  if (!tags.length) return null;
  return (
    <nav aria-label={heading} className={styles.tags}>
      <span className={styles.label}>{heading}:</span>
      <ul className={styles.list}>
        {tags.map(({ key, label, permalink }) => (
          <li key={key}>
            <PageLink to={permalink} className={styles.tag}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
