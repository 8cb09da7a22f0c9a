import { text } from "../../../i18n/text";
import { PostCard } from "./PostCard";
import * as styles from "./Post.module.css";
import { Paging, type ListPlace } from "../tags/Paging";

interface PostListProps extends ListPlace {
  posts: readonly Queries.PostSummaryPartsFragment[];
}

/** One page of a list of posts, with their excerpts, and links to the other pages. */
export function PostList({ posts, ...paging }: PostListProps) {
  return (
    <>
      <div className={styles.list}>
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} text={post.excerpt} />
        ))}
      </div>
      <Paging {...paging} labels={{ before: text.newerPosts, after: text.olderPosts }} />
    </>
  );
}
