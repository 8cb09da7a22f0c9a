/** What the lists of the blog need to know of a post. */
export interface BlogEntry {
  id: string;
  slug: string;
  title: string;
  /** yyyy-mm-dd */
  date: string;
  /** Ids or keys; all of one kind. */
  tags: readonly string[];
  authors: readonly string[];
}

/** Newest first; posts of one day by their route. */
export function newestFirst(a: { date: string; slug: string }, b: { date: string; slug: string }) {
  if (a.date !== b.date) return a.date > b.date ? -1 : 1;
  return a.slug < b.slug ? -1 : 1;
}
