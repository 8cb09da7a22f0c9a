import { shareLinks } from "../../../content/blog/share";
import { text } from "../../../i18n/text";
import { type TagLink, TagLinks } from "../tags/TagLinks";
import { AuthorCard } from "./AuthorCard";
import * as styles from "./PostFooter.module.css";
import { PageLink } from "../layout/PageLink";

interface PostFooterProps {
  title: string;
  /** Absolute. */
  url: string;
  tags: readonly TagLink[];
  authors: readonly Queries.AuthorPartsFragment[];
  related: readonly { readonly slug: string; readonly title: string }[];
}

/** The footer of a post: tags, links to share it, authors, and related posts. */
export function PostFooter({ title, url, tags, authors, related }: PostFooterProps) {
  return (
    <footer className={styles.footer}>
      <TagLinks tags={tags} />
      <p className={styles.share}>
        <span>{text.share}:</span>
        {shareLinks(title, url).map(({ by, href }) => (
          <a key={by} href={href} rel="noopener">
            {text.shareBy[by]}
          </a>
        ))}
      </p>
      {authors.map((author) => (
        <AuthorCard key={author.key} author={author} />
      ))}
      {related.length > 0 && (
        <nav aria-label={text.relatedPosts}>
          <h2 className={styles.title}>{text.relatedPosts}</h2>
          <ul>
            {related.map((post) => (
              <li key={post.slug}>
                <PageLink to={post.slug}>{post.title}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </footer>
  );
}
