import { relatedPosts } from "../../content/blog/related";
import type { BlogPostPageContext } from "../../views/templates/blog-post";
import type { PostPage } from "./blog-entries";
import { addPage, type CreatePagesContext } from "./create-pages-args";
import { template } from "./template";

/** Number of related posts that a post links to. */
const related = 3;

/** One page per post. `posts` are newest first; unlisted posts are not neighbors of any. */
export function createPosts(context: CreatePagesContext, posts: readonly PostPage[]): void {
  const listed = posts.filter(({ unlisted }) => !unlisted);
  const place = new Map(listed.map(({ id }, index) => [id, index]));
  const relatedTo = relatedPosts(listed, related);
  for (const { id, slug, contentFilePath, file } of posts) {
    const at = place.get(id);
    addPage<BlogPostPageContext>(context, {
      path: slug,
      source: file,
      component: template("blog-post", { contentFilePath }),
      // An empty id matches no post; without one, the query would return any post.
      context: {
        id,
        newerId: (at !== undefined && listed[at - 1]?.id) || "",
        olderId: (at !== undefined && listed[at + 1]?.id) || "",
        relatedIds: relatedTo.get(id) ?? [],
      },
    });
  }
}
