import { text } from "../../../i18n/text";
import { formatDate } from "../../../i18n/format-date";
import * as styles from "./Post.module.css";
import { PageLink } from "../layout/PageLink";

/** Date, authors, and reading time of a post. */
export function PostMeta({ post }: { post: Queries.PostSummaryPartsFragment }) {
  const { date, authors, readingMinutes } = post;
  return (
    <p className={styles.meta}>
      <time dateTime={date}>{formatDate(date)}</time>
      {authors.length > 0 && (
        <span>
          {authors.map(({ name, permalink }, index) => (
            <span key={name}>
              {index > 0 && ", "}
              {permalink ? <PageLink to={permalink}>{name}</PageLink> : name}
            </span>
          ))}
        </span>
      )}
      <span>{text.minutes(readingMinutes)}</span>
    </p>
  );
}
