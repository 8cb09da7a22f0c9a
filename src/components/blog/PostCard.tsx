import { Link } from "gatsby";
import * as styles from "./Post.module.css";
import { PostMeta, type PostFacts } from "./PostMeta";

export interface PostSummary extends PostFacts {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly description: string | null;
}

/** A post in a list: date, title, excerpt. */
export function PostCard({ post, level = "h2" }: { post: PostSummary; level?: "h2" | "h3" }) {
  const Heading = level;
  return (
    <article className={styles.card}>
      <PostMeta post={post} />
      <Heading className={styles.title}>
        <Link to={post.slug}>{post.title}</Link>
      </Heading>
      <p className={styles.excerpt}>{post.description ?? post.excerpt}</p>
    </article>
  );
}
