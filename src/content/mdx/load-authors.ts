import fs from "node:fs";
import type { Problem } from "../../problems/problem";
import { parseAuthors, unknownAuthor, type Author } from "./authors";
import type { ContentDocument } from "./content";
import { lineOfKey } from "../../problems/line-of-key";
import { pagesWithoutAddress, sharedPage, unusedEntry } from "./listed-problems";
import { readFirst } from "../../problems/yaml-file";

const names = ["blog/authors.yml", "blog/authors.yaml"] as const;

interface LoadedAuthors {
  authors: Author[];
  /** Where they are described, relative to the content folder. */
  authorsFile: string;
  documents: ContentDocument[];
  problems: Problem[];
}

/** The authors of the blog; names in posts that are not among them are problems and are taken out of the posts. */
export function loadAuthors(
  contentDir: string,
  documents: readonly ContentDocument[],
  nameOf: (sourcePath: string) => string,
): LoadedAuthors {
  const source = readFirst(contentDir, names);
  const sourceName = source?.name ?? names[0];
  const authorsFile = nameOf(sourceName);
  const parsed = source && parseAuthors(authorsFile, source.text);
  const { authors = [], aliases = new Map<string, string>() } = parsed?.value ?? {};
  const problems = [...(parsed?.problems ?? [])];
  const known = [...authors.map(({ key }) => key), ...aliases.keys()];
  const used = new Set<string>();
  const checked = documents.map((document) => {
    const { file, contentFilePath, frontMatter } = document;
    if (!frontMatter.authors.length) return document;
    frontMatter.authors.forEach((key) => used.add(key).add(aliases.get(key) ?? key));
    const unknown = frontMatter.authors.filter((key) => !known.includes(key));
    // A broken authors file is one problem, not one for each post.
    const shown = parsed?.problems.length ? [] : unknown;
    const text = shown.length ? fs.readFileSync(contentFilePath, "utf8") : "";
    for (const key of shown)
      problems.push(
        unknownAuthor({ key, file, line: lineOfKey(text, "authors"), authorsFile }, known),
      );
    const rest = frontMatter.authors.filter((key) => known.includes(key));
    const meant = [...new Set(rest.map((key) => aliases.get(key) ?? key))];
    return { ...document, frontMatter: { ...frontMatter, authors: meant } };
  });
  const place = (key: string) => ({ file: authorsFile, line: lineOfKey(source?.text ?? "", key) });
  const entries = [...authors, ...[...aliases.keys()].map((key) => ({ key }))];
  for (const { key } of entries)
    if (!used.has(key)) problems.push(unusedEntry("author", key, place(key)));
  problems.push(...sharedPage("authors", authors, place));
  problems.push(...pagesWithoutAddress("authors", authors, place));
  return { authors, authorsFile: sourceName, documents: checked, problems };
}
