import { Link } from "gatsby";
import { languageAttributes, type WordsLanguage } from "../locale/language-attributes";
import * as styles from "./Post.module.css";
import { PostMeta, type PostFacts } from "./PostMeta";

export interface PostSummary extends PostFacts {
  readonly slug: string;
  readonly title: string;
  readonly language?: WordsLanguage;
  readonly excerpt: string;
  readonly description: string | null;
}

interface PostCardProps {
  post: PostSummary;
  level?: "h2" | "h3";
  /** What stands under the title; the description by default. */
  text?: string;
}

/** A post in a list: date, title, and what it is about. */
export function PostCard({ post, level = "h2", text }: PostCardProps) {
  const Heading = level;
  const language = languageAttributes(post.language);
  return (
    <article className={styles.card}>
      <PostMeta post={post} />
      <Heading className={styles.title} {...language}>
        <Link to={post.slug}>{post.title}</Link>
      </Heading>
      <p className={styles.excerpt} {...language}>
        {text ?? post.description ?? post.excerpt}
      </p>
    </article>
  );
}
