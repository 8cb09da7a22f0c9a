import { text } from "../../../i18n/text";
import { TagLinks } from "./TagLinks";
import * as styles from "./TagLinks.module.css";
import { PageLink } from "../layout/PageLink";

interface RelatedTagsProps {
  tags: readonly Queries.TagLinkPartsFragment[];
  /** Ids, most frequent first. */
  order: readonly string[];
  /** The tag of docs with the key of this tag of posts, or vice versa. */
  counterpart: Queries.TagLinkPartsFragment | null;
  counterpartLabel: (label: string) => string;
}

/** Links to the counterpart of a tag, and to tags that often occur with it. */
export function RelatedTags({ tags, order, counterpart, counterpartLabel }: RelatedTagsProps) {
  const sorted = [...tags].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return (
    <>
      {counterpart && (
        <p className={styles.counterpart}>
          <PageLink to={counterpart.permalink}>{counterpartLabel(counterpart.label)}</PageLink>
        </p>
      )}
      <TagLinks tags={sorted} label={text.relatedTags} />
    </>
  );
}
