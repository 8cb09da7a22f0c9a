/** All posts in few bytes, for the filter of several tags: fetched when somebody filters. */
export interface PostIndex {
  /** Keys of the tags; posts name them by place. */
  tags: string[];
  /** Route, title, date (yyyy-mm-dd), tags; newest first. */
  posts: [slug: string, title: string, date: string, tags: number[]][];
}

interface IndexedPost {
  slug: string;
  title: string;
  date: string;
  /** Keys. */
  tags: readonly string[];
}

/** The index of some posts. */
export function postIndex(posts: readonly IndexedPost[]): PostIndex {
  const tags = [...new Set(posts.flatMap((post) => post.tags))].sort();
  const place = new Map(tags.map((tag, index) => [tag, index]));
  return {
    tags,
    posts: posts.map((post) => [
      post.slug,
      post.title,
      post.date,
      post.tags.flatMap((tag) => place.get(tag) ?? []),
    ]),
  };
}

/** The posts that carry all of some tags; none where a tag is unknown or no tag is asked for. */
export function postsWithTags({ tags, posts }: PostIndex, wanted: readonly string[]) {
  const places = wanted.map((tag) => tags.indexOf(tag));
  if (!wanted.length || places.includes(-1)) return [];
  return posts
    .filter(([, , , own]) => places.every((place) => own.includes(place)))
    .map(([slug, title, date, own]) => ({
      slug,
      title,
      date,
      tags: own.map((place) => tags[place] ?? ""),
    }));
}

/** Tags that would leave posts if they were asked for too. */
export function tagsLeft(index: PostIndex, wanted: readonly string[]): Set<string> {
  if (!wanted.length) return new Set(index.tags);
  return new Set(postsWithTags(index, wanted).flatMap(({ tags }) => tags));
}
