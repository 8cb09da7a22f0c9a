import { Link } from "gatsby";
import { text } from "../../../i18n/text";
import { type TagLink, TagLinks } from "./TagLinks";
import * as styles from "./TagLinks.module.css";

interface RelatedTagsProps {
  tags: readonly (TagLink & { readonly id: string })[];
  /** Ids, the most frequent first. */
  order: readonly string[];
  /** The same tag on the other side: of a tag of posts that of the docs. */
  twin: TagLink | null;
  /** What the link to the twin says. */
  twinLabel: (label: string) => string;
}

/** From a tag on: to its twin, and to the tags that stand beside it. */
export function RelatedTags({ tags, order, twin, twinLabel }: RelatedTagsProps) {
  const sorted = [...tags].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return (
    <>
      {twin && (
        <p className={styles.twin}>
          <Link to={twin.permalink}>{twinLabel(twin.label)}</Link>
        </p>
      )}
      <TagLinks tags={sorted} label={text.relatedTags} />
    </>
  );
}
