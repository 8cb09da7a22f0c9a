import type { Problem } from "../../problems/problem";
import { authorExample, parseAuthors, type Author } from "./front-matter/authors";
import type { ContentDocument } from "./content";
import { lineOfKey } from "../../problems/line-of-key";
import { listProblems, unknownEntries } from "./problems/listed-problems";
import { readFirst } from "../../problems/yaml-file";

const names = ["blog/authors.yml", "blog/authors.yaml"] as const;

interface LoadedAuthors {
  authors: Author[];
  /** `authors.yml`, relative to the content folder. */
  authorsFile: string;
  documents: ContentDocument[];
  problems: Problem[];
}

/** The authors of the blog; unknown ones in posts are problems and left out. */
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
  const list = { file: authorsFile, known, exampleOf: authorExample };
  const used = new Set<string>();
  const checked = documents.map((document) => {
    const { frontMatter } = document;
    if (!frontMatter.authors.length) return document;
    frontMatter.authors.forEach((key) => used.add(key).add(aliases.get(key) ?? key));
    // An invalid authors file is one problem, not one for each post.
    if (!parsed?.problems.length) problems.push(...unknownEntries("author", document, list));
    const rest = frontMatter.authors.filter((key) => known.includes(key));
    const current = [...new Set(rest.map((key) => aliases.get(key) ?? key))];
    return { ...document, frontMatter: { ...frontMatter, authors: current } };
  });
  const place = (key: string) => ({ file: authorsFile, line: lineOfKey(source?.text ?? "", key) });
  const entries = [...authors, ...[...aliases.keys()].map((key) => ({ key }))];
  problems.push(...listProblems("author", entries, used, place));
  return { authors, authorsFile: sourceName, documents: checked, problems };
}
