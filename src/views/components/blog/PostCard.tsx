import { languageAttributes } from "../locale/language-attributes";
import * as styles from "./Post.module.css";
import { PostMeta } from "./PostMeta";
import { PageLink } from "../layout/PageLink";

interface PostCardProps {
  post: Queries.PostSummaryPartsFragment;
  level?: "h2" | "h3";
  /** By default the description. */
  text?: string;
}

/** A post in a list: date, title, and text. */
export function PostCard({ post, level = "h2", text }: PostCardProps) {
  const Heading = level;
  const language = languageAttributes(post.language);
  return (
    <article className={styles.card}>
      <PostMeta post={post} />
      <Heading className={styles.title} {...language}>
        <PageLink to={post.slug}>{post.title}</PageLink>
      </Heading>
      <p className={styles.excerpt} {...language}>
        {text ?? post.description ?? post.excerpt}
      </p>
    </article>
  );
}
