/** A blog of any size, made by rule: the same numbers give the same files. */
export interface BlogSize {
  posts: number;
  tags: number;
  authors: number;
  /** Days from one post to the next. */
  everyDays?: number;
}

/** The size that the site must bear. */
export const largeBlog: BlogSize = { posts: 1000, tags: 60, authors: 25 };

const topics = [
  "Receiving",
  "Cycle counts",
  "Lot tracking",
  "Returns",
  "Work orders",
  "Landed cost",
];
const angles = [
  "in a small warehouse",
  "over the API",
  "at the end of a month",
  "with two locations",
];
const day = 86_400_000;

/** The day of the newest post. */
const newest = Date.UTC(2026, 0, 31);

const tagOf = (n: number) => `topic-${String(n).padStart(2, "0")}`;
const authorOf = (n: number) => `writer-${String(n).padStart(2, "0")}`;

/** Route of a post by its number; 0 is the newest. */
export const slugOf = (n: number) => `/blog/post-${String(n).padStart(4, "0")}`;

function post(n: number, { tags, authors, everyDays = 3 }: BlogSize): string {
  const date = new Date(newest - n * everyDays * day).toISOString().slice(0, 10);
  const own = new Set([n % tags, (n * 7) % tags, Math.floor(n / 3) % tags].map(tagOf));
  const title = `${topics[n % topics.length]} ${angles[n % angles.length]}, part ${n}`;
  const sentence = `Part ${n} of the series looks at what a count changes and what it leaves alone.`;
  return [
    "---",
    `title: ${title}`,
    `date: ${date}`,
    `authors: [${authorOf(n % authors)}]`,
    `tags: [${[...own].join(", ")}]`,
    "---",
    "",
    `${sentence} ${sentence}`,
    "",
    "{/* truncate */}",
    "",
    "## What happens",
    "",
    `- ${sentence}`,
    "- A second point.",
    "",
    "## What to do",
    "",
    sentence,
    "",
  ].join("\n");
}

/** The files of a blog, by path below the content folder. */
export function syntheticBlog(size: BlogSize): Record<string, string> {
  const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
  const tags = numbers(size.tags).map((n) => `${tagOf(n)}:\n  label: Topic ${n}\n`);
  const authors = numbers(size.authors).map((n) => `${authorOf(n)}:\n  name: Writer ${n}\n`);
  return {
    "blog/tags.yml": tags.join(""),
    "blog/authors.yml": authors.join(""),
    ...Object.fromEntries(
      numbers(size.posts).map((n) => [
        `blog/post-${String(n).padStart(4, "0")}.mdx`,
        post(n, size),
      ]),
    ),
  };
}
