import { rmSync } from "node:fs";
import { join } from "node:path";
import { syntheticDescription } from "../../fixtures/synthetic-description";

const page = (title: string, text: string, more = "") =>
  `---\ntitle: ${title}\n${more}---\n\n## Part\n\n${text}\n`;
const drawing = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path d="M0 0h9v9z"/></svg>`;
const author = (name: string) => `${name}:\n  name: ${name}\n  image: ./authors/${name}.svg\n`;
const tag = (name: string) => `${name}:\n  label: ${name}\n`;

/** What is withdrawn from the site, with everything that is made of it. */
const withdrawn = {
  "site/content/docs/old.mdx": page(
    "Old",
    "![A triangle](./old.svg)",
    "redirect_from: [/docs/older, /docs/oldest]\ntags: [leaving]\n",
  ),
  "site/content/docs/old.svg": drawing(90),
  "site/content/blog/2026-03-10-gone.mdx": page(
    "Gone",
    "Words.",
    "date: 2026-03-10\nauthors: [leaver]\ntags: [passing]\n",
  ),
  "site/content/blog/authors/leaver.svg": drawing(60),
  "static/notice.txt": "A file that is copied as it is.",
};
/** The files of a small site, all of which builds can see. */
export const files = {
  ...withdrawn,
  "site/content/docs/tags.yml": tag("leaving") + tag("lasting"),
  "site/content/docs/named.mdx": page("Named", "Its file is renamed.", "tags: [lasting]\n"),
  "site/content/blog/authors.yml": author("leaver") + author("stayer"),
  "site/content/blog/authors/stayer.svg": drawing(70),
  "site/content/blog/tags.yml": tag("passing") + tag("staying"),
  "site/content/blog/2026-03-09-first.mdx": page(
    "First post",
    "Words of the first.",
    "date: 2026-03-09\nauthors: [stayer]\ntags: [staying]\n",
  ),
  "site/content/docs/first.mdx": page("First", "See [the second](/docs/second)."),
  "site/content/docs/second.mdx": page("Second", "```js\nconst a = 1;\n```"),
  "site/content/docs/third.mdx": page("Third", "The first text of the third page."),
  "site/openapi/openapi.json": JSON.stringify(syntheticDescription(6)),
};
export const changedText =
  "Another text of the third page, which is also a longer one than the first was.";

/** One page changed. */
export const third = { "site/content/docs/third.mdx": page("Third", changedText) };

/** Another API: an operation more, one less, and other texts. */
function otherDescription(): string {
  const description = syntheticDescription(7) as { paths: Record<string, { post?: unknown }> };
  delete description.paths["/resource-3/{id}"]?.post;
  return JSON.stringify(description).replaceAll("Works on", "Acts on");
}

const gone = [...Object.keys(withdrawn), "site/content/docs/named.mdx"];

/** Takes a page, its images, a tag and an author away, and renames another page. */
export function withdraw(root: string): void {
  for (const file of gone) rmSync(join(root, file));
}
/** The files that change with that. */
export const withoutWithdrawn = {
  "site/openapi/openapi.json": otherDescription(),
  "site/content/docs/tags.yml": tag("lasting"),
  "site/content/docs/renamed.mdx": files["site/content/docs/named.mdx"],
  "site/content/blog/authors.yml": author("stayer"),
  "site/content/blog/tags.yml": tag("staying"),
};

/** All files of the site after these changes. */
export const lastFiles: Record<string, string> = Object.fromEntries(
  Object.entries({ ...files, ...third, ...withoutWithdrawn }).filter(
    ([name]) => !gone.includes(name),
  ),
);
