import fs from "node:fs";
import type { Problem } from "../problems/problem";
import { parseAuthors, unknownAuthor, type Author } from "./authors";
import type { ContentDocument } from "./content";
import { readFirst } from "./yaml-file";

const names = ["blog/authors.yml", "blog/authors.yaml"] as const;

function lineOfKey(file: string, key: string): number | undefined {
  const lines = fs.readFileSync(file, "utf8").split("\n");
  const index = lines.findIndex((line) => line.startsWith(`${key}:`));
  return index < 0 ? undefined : index + 1;
}

/** The authors of the blog; names in posts that are not among them are problems and are taken out of the posts. */
export function loadAuthors(
  contentDir: string,
  documents: readonly ContentDocument[],
  nameOf: (sourcePath: string) => string,
): { authors: Author[]; documents: ContentDocument[]; problems: Problem[] } {
  const source = readFirst(contentDir, names);
  const authorsFile = nameOf(source?.name ?? names[0]);
  const parsed = source && parseAuthors(authorsFile, source.text);
  const authors = parsed?.value ?? [];
  const problems = [...(parsed?.problems ?? [])];
  const known = authors.map(({ key }) => key);
  const checked = documents.map((document) => {
    const { file, contentFilePath, frontMatter } = document;
    const unknown = frontMatter.authors.filter((key) => !known.includes(key));
    if (!unknown.length) return document;
    const line = lineOfKey(contentFilePath, "authors");
    // A broken authors file is one problem, not one for each post.
    for (const key of parsed && !parsed.value ? [] : unknown)
      problems.push(unknownAuthor({ key, file, line, authorsFile }, known));
    const rest = frontMatter.authors.filter((key) => known.includes(key));
    return { ...document, frontMatter: { ...frontMatter, authors: rest } };
  });
  return { authors, documents: checked, problems };
}
