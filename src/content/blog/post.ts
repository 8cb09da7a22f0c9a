/** A post in the lists of the blog. */
export interface BlogEntry {
  id: string;
  slug: string;
  title: string;
  /** yyyy-mm-dd */
  date: string;
  /** All ids, or all keys. */
  tags: readonly string[];
  authors: readonly string[];
}

/** Sorts by date, newest first, then by route. */
export function newestFirst(a: { date: string; slug: string }, b: { date: string; slug: string }) {
  if (a.date !== b.date) return a.date > b.date ? -1 : 1;
  return a.slug < b.slug ? -1 : 1;
}
