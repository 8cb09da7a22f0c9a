import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadContent } from "../../src/content/mdx/load-content";
import type { Problem } from "../../src/problems/problem";

const starter = resolve(__dirname, "../fixtures/docusaurus-starter");
const features = "docs/tutorial-basics/markdown-features.mdx";

/** Where the pictures of authors come from; the configuration of the site names it. */
export const imageHosts = ["https://github.com"];

/** What this site refuses by design, so that an author has to write it anew: code, and pictures outside of the content. */
const anew: readonly [file: string, from: RegExp, to: string][] = [
  [
    features,
    /(?<=```\n\n)export const Highlight[\s\S]*$/,
    "This is **Docusaurus green** !\n\nThis is **Facebook blue** !\n",
  ],
  [features, /(?<=```\n\n!\[Docusaurus logo\]\()\/img(?=\/docusaurus.png)/, "."],
  ["blog/2021-08-01-mdx-blog-post.mdx", /\n<button .*\n$/, ""],
];

/** Copies the starter as the content of a site; `src/pages` is `pages` here, and a picture stands beside its page. */
export function copyStarter(contentDir: string): void {
  for (const folder of ["docs", "blog"])
    cpSync(join(starter, folder), join(contentDir, folder), { recursive: true });
  cpSync(join(starter, "src/pages"), join(contentDir, "pages"), { recursive: true });
  const picture = "docusaurus.png";
  cpSync(join(starter, "static/img", picture), join(contentDir, "docs/tutorial-basics", picture));
}

function edit(contentDir: string, file: string, change: (text: string) => string): void {
  const path = join(contentDir, file);
  const text = readFileSync(path, "utf8");
  const changed = change(text);
  if (changed === text) throw new Error(`There is nothing to change in ${file}.`);
  writeFileSync(path, changed);
}

/** Writes anew what has to be. */
export function writeAnew(contentDir: string): void {
  for (const [file, from, to] of anew) edit(contentDir, file, (text) => text.replace(from, to));
}

/** What an author does with a message: the fix takes the place of what was seen, or its line is added. */
function paste(text: string, { code, seen = "", fix }: Problem): string {
  const place = text.indexOf(`${seen}\n`);
  if (code === "front-matter-missing") return text.replace("---\n", `---\n${fix}\n`);
  if (place < 0) throw new Error(`Nothing reads ${seen}`);
  // Its fix goes into the front matter, where the message about the missing title has put it.
  if (code === "heading-h1") return text.replace(`${seen}\n`, "");
  if (seen === '"link": {') return text.replace(/"link": \{[^}]*\}/, fix);
  return text.replace(`${seen}\n`, `${fix}\n`);
}

/** The problems of a content folder, with files relative to it. */
export const problemsIn = async (contentDir: string): Promise<Problem[]> =>
  (await loadContent(contentDir, contentDir, undefined, [], imageHosts)).problems;

/** Pastes the fix of each message until there is none left, and returns all messages. */
export async function pasteFixes(contentDir: string): Promise<Problem[]> {
  const problems = await problemsIn(contentDir);
  const errors = problems.filter(({ level }) => level === "error");
  // Tags seem unused while the posts that name them have mistakes.
  const meant = errors.length ? problems.filter(({ code }) => code !== "tag-unused") : problems;
  for (const problem of meant)
    edit(contentDir, problem.where?.file ?? "", (text) => paste(text, problem));
  return meant.length ? [...meant, ...(await pasteFixes(contentDir))] : [];
}
