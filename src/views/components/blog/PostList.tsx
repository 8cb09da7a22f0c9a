import { PostCard, type PostSummary } from "./PostCard";
import * as styles from "./Post.module.css";

/** Posts with what they begin with. */
export function PostList({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <div className={styles.list}>
      {posts.map((post) => (
        <PostCard key={post.slug} post={post} text={post.excerpt} />
      ))}
    </div>
  );
}
