import { groupBy } from "../../config/group-by";
import { feedFormats, feedRoute } from "./feed-routes";
import { listPages, type ListPage } from "./paging";
import { newestFirst, type BlogEntry } from "./post";

export interface ListOwner {
  key: string;
  /** Route of its page, if it has one. */
  permalink?: string | null;
}

interface Blog {
  /** Listed posts. */
  posts: readonly BlogEntry[];
  tags: readonly ListOwner[];
  authors: readonly ListOwner[];
  postsPerPage: number;
}

/** The pages of one tag or one author. */
export interface OwnedPages {
  key: string;
  pages: ListPage[];
}

/** The lists of the blog: all posts, posts by tag, and posts by author. */
interface BlogPlan {
  lists: ListPage[];
  tags: OwnedPages[];
  authors: OwnedPages[];
  /** Routes of the archive, and of the pages of all tags and all authors. */
  indexes: string[];
  /** Routes of the feeds of all posts and of each tag. */
  feeds: string[];
}

export const blogRoutes = {
  list: "/blog",
  archive: "/blog/archive",
  tags: "/blog/tags",
  authors: "/blog/authors",
} as const;

/** The pages of those tags or authors that have entries. */
export function ownedPages<Entry extends { id: string }>(
  described: readonly ListOwner[],
  groups: ReadonlyMap<string, readonly Entry[]>,
  size: number,
) {
  return described.flatMap(({ key, permalink }): OwnedPages[] => {
    const ids = groups.get(key)?.map(({ id }) => id);
    return ids && permalink ? [{ key, pages: listPages(permalink, ids, size) }] : [];
  });
}

/** The pages of a blog; tags and authors without posts have none. */
export function planBlog({ posts, tags, authors, postsPerPage }: Blog): BlogPlan {
  const sorted = [...posts].sort(newestFirst);
  if (!sorted.length) return { lists: [], tags: [], authors: [], indexes: [], feeds: [] };
  const ids = sorted.map(({ id }) => id);
  const byTag = groupBy(sorted, (post) => post.tags);
  const byAuthor = groupBy(sorted, (post) => post.authors);
  const tagPages = ownedPages(tags, byTag, postsPerPage);
  const fed = [blogRoutes.list, ...tagPages.flatMap(({ pages }) => pages[0]?.path ?? [])];
  return {
    lists: listPages(blogRoutes.list, ids, postsPerPage),
    tags: tagPages,
    authors: ownedPages(authors, byAuthor, postsPerPage),
    indexes: [
      blogRoutes.archive,
      ...(byTag.size ? [blogRoutes.tags] : []),
      ...(byAuthor.size ? [blogRoutes.authors] : []),
    ],
    feeds: fed.flatMap((route) => feedFormats.map((format) => feedRoute(route, format))),
  };
}
