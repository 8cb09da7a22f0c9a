/** A compact list of all posts, fetched when a reader filters by several tags. */
export interface PostIndex {
  /** Keys; posts refer to them by index. */
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

/** The posts with all wanted tags; none if a tag is unknown or none is wanted. */
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

/** The tags that would leave posts if they were wanted too. */
export function tagsLeft(index: PostIndex, wanted: readonly string[]): Set<string> {
  if (!wanted.length) return new Set(index.tags);
  return new Set(postsWithTags(index, wanted).flatMap(({ tags }) => tags));
}
