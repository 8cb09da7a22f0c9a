import { groupBy } from "../../config/group-by";
import { newestFirst, type BlogEntry } from "./post";

/** The keys of a tally, largest first; `compare` orders equal ones. */
function largest<T>(tally: ReadonlyMap<T, number>, compare: (a: T, b: T) => number): T[] {
  return [...tally]
    .sort(([a, x], [b, y]) => (Math.abs(y - x) > 1e-9 ? y - x : compare(a, b)))
    .map(([key]) => key);
}

/**
 * For each post, the posts with shared tags, closest first. A shared tag counts by its inverse document frequency,
 * ln(1 + posts / posts with the tag): a rare tag says more.
 */
export function relatedPosts(posts: readonly BlogEntry[], limit: number): Map<string, string[]> {
  const byTag = groupBy(posts, ({ tags }) => tags);
  const weight = (tag: string) => Math.log(1 + posts.length / (byTag.get(tag)?.length ?? 1));
  return new Map(
    posts.map((post) => {
      const score = new Map<BlogEntry, number>();
      for (const tag of post.tags)
        for (const other of byTag.get(tag) ?? [])
          if (other !== post) score.set(other, (score.get(other) ?? 0) + weight(tag));
      const nearest = largest(score, newestFirst).slice(0, limit);
      return [post.id, nearest.map(({ id }) => id)] as const;
    }),
  );
}

/** For each tag, the tags it shares posts with, most frequent first. */
export function relatedTags(
  posts: readonly Pick<BlogEntry, "tags">[],
  limit: number,
): Map<string, string[]> {
  const beside = new Map<string, Map<string, number>>();
  for (const { tags } of posts)
    for (const tag of tags) {
      const tally = beside.get(tag) ?? new Map<string, number>();
      for (const other of tags) if (other !== tag) tally.set(other, (tally.get(other) ?? 0) + 1);
      beside.set(tag, tally);
    }
  const byName = (a: string, b: string) => (a < b ? -1 : 1);
  return new Map([...beside].map(([tag, tally]) => [tag, largest(tally, byName).slice(0, limit)]));
}
