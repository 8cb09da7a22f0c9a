import { relatedPosts } from "../../content/blog/related";
import type { BlogPostPageContext } from "../../views/templates/blog-post";
import type { PostPage } from "./blog-entries";
import { addPage, type CreatePagesContext } from "./create-pages-args";
import { template } from "./template";

/** Links under a post to others about the same. */
const related = 3;

/** One page for each post; `posts` are newest first. Unlisted ones have no neighbours and are nobody's. */
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
      // Without an id the query would give any post: an id that no post has gives none.
      context: {
        id,
        newerId: (at !== undefined && listed[at - 1]?.id) || "",
        olderId: (at !== undefined && listed[at + 1]?.id) || "",
        relatedIds: relatedTo.get(id) ?? [],
      },
    });
  }
}
