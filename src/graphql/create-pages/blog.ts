import { feedFormats, feedRoute } from "../../content/blog/feed-routes";
import { blogRoutes, planBlog, type OwnedPages } from "../../content/blog/plan";
import { relatedTags } from "../../content/blog/related";
import type { BlogAuthorPageContext } from "../../views/templates/blog-author";
import type { BlogListPageContext } from "../../views/templates/blog-list";
import type { TagPageContext } from "../../views/templates/blog-tag";
import type { BlogTagsPageContext } from "../../views/templates/blog-tags";
import { writePostIndex } from "../../output/write-post-index";
import { blogEntries, type PostPage } from "./blog-entries";
import { createPosts } from "./blog-posts";
import { addPage, type CreatePagesContext } from "./create-pages-args";
import { template } from "./template";
import { tagCounterparts } from "./used-tags";

/** Number of related tags that a tag links to. */
const related = 8;

async function createTagPages(
  context: CreatePagesContext,
  tags: readonly OwnedPages[],
  posts: readonly PostPage[],
): Promise<void> {
  const counterparts = await tagCounterparts(context);
  const beside = relatedTags(posts, related);
  for (const { key: id, pages } of tags)
    for (const { path, ...list } of pages)
      addPage<TagPageContext>(context, {
        path,
        component: template("blog-tag"),
        source: "content/blog/tags.yml",
        context: {
          id,
          counterpartId: counterparts.get(id) ?? "",
          relatedIds: beside.get(id) ?? [],
          ...list,
        },
      });
}

function createAuthorPages(context: CreatePagesContext, authors: readonly OwnedPages[]): void {
  for (const { key: id, pages } of authors)
    for (const { path, ...list } of pages)
      addPage<BlogAuthorPageContext>(context, {
        path,
        component: template("blog-author"),
        source: "content/blog/authors.yml",
        context: { id, ...list },
      });
}

async function createIndexes(
  context: CreatePagesContext,
  routes: readonly string[],
  posts: readonly PostPage[],
): Promise<void> {
  const add = <Context extends object>(path: string, name: string, own: Context) => {
    const page = { path, component: template(name), source: `src/views/templates/${name}.tsx` };
    if (routes.includes(path)) addPage(context, { ...page, context: own });
  };
  add(blogRoutes.archive, "blog-archive", {});
  add(blogRoutes.authors, "blog-authors", {});
  const index = posts.map(({ tagKeys, ...post }) => ({ ...post, tags: tagKeys }));
  add<BlogTagsPageContext>(blogRoutes.tags, "blog-tags", { index: await writePostIndex(index) });
}

/** Creates the pages of the blog, if it has posts. Returns the routes of the feeds, which are written after the pages. */
export async function createBlog(
  context: CreatePagesContext,
  postsPerPage: number,
): Promise<string[]> {
  const { posts, tags, authors } = await blogEntries(context);
  const listed = posts.filter(({ unlisted }) => !unlisted);
  createPosts(context, posts);
  const plan = planBlog({ posts: listed, tags, authors, postsPerPage });
  for (const { path, ...list } of plan.lists)
    addPage<BlogListPageContext>(context, {
      path,
      component: template("blog-list"),
      source: "src/views/templates/blog-list.tsx",
      context: list,
    });
  await createTagPages(context, plan.tags, listed);
  createAuthorPages(context, plan.authors);
  await createIndexes(context, plan.indexes, listed);
  const fed = plan.lists.length ? [blogRoutes.list] : [];
  return [...fed, ...plan.tags.flatMap(({ pages }) => pages[0]?.path ?? [])].flatMap((route) =>
    feedFormats.map((format) => feedRoute(route, format)),
  );
}
