import type { BlogListPageContext } from "../../templates/blog-list";
import type { BlogPostPageContext } from "../../templates/blog-post";
import { contentFile } from "../source-folders";
import { addPage, query, type CreatePagesContext } from "./create-pages-args";
import { template } from "./template";

/** One page for each post, and the list of posts in pages; nothing where there is no post. */
export async function createBlog(context: CreatePagesContext, postsPerPage: number): Promise<void> {
  const { allBlogPost } = await query<Queries.CreateBlogQuery>(
    context.graphql,
    /* GraphQL */ `
      query CreateBlog {
        allBlogPost(sort: [{ date: DESC }, { slug: ASC }]) {
          nodes {
            id
            slug
            unlisted
            contentFilePath
            sourcePath
          }
        }
      }
    `,
  );
  const listed = allBlogPost.nodes.filter((post) => !post.unlisted);
  for (const { id, slug, contentFilePath, sourcePath } of allBlogPost.nodes) {
    const at = listed.findIndex((post) => post.id === id);
    addPage<BlogPostPageContext>(context, {
      path: slug,
      source: contentFile(sourcePath),
      component: template("blog-post", contentFilePath),
      // Without an id the query would give any post: an id that no post has gives none.
      context: {
        id,
        newerId: listed[at - 1]?.id ?? "",
        olderId: (at >= 0 && listed[at + 1]?.id) || "",
      },
    });
  }
  const pages = Math.ceil(listed.length / postsPerPage);
  for (let page = 1; page <= pages; page++)
    addPage<BlogListPageContext>(context, {
      path: page === 1 ? "/blog" : `/blog/page/${page}`,
      component: template("blog-list"),
      source: "src/templates/blog-list.tsx",
      context: { skip: (page - 1) * postsPerPage, limit: postsPerPage, page, pages },
    });
}
