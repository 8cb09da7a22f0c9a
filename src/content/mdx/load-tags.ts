import fs from "node:fs";
import type { Problem } from "../../problems/problem";
import type { ContentDocument } from "./content";
import { lineOfKey } from "../../problems/line-of-key";
import { pagesWithoutAddress, sharedPage, unusedEntry } from "./listed-problems";
import { parseTags, undescribedTag, unknownTag, type Tag, type TagScope } from "./tags";
import { readFirst } from "../../problems/yaml-file";

interface Loaded {
  tags: Tag[];
  /** Without the tags that are unknown. */
  documents: ContentDocument[];
  problems: Problem[];
}

/**
 * The tags of the blog or the docs. Where a YAML file describes them, others are refused; where there is none,
 * every tag that a page names is one.
 */
export function loadTags(
  contentDir: string,
  scope: TagScope,
  documents: readonly ContentDocument[],
  nameOf: (sourcePath: string) => string,
): Loaded {
  const source = readFirst(contentDir, [`${scope}/tags.yml`, `${scope}/tags.yaml`]);
  const inScope = ({ sourcePath }: ContentDocument) => sourcePath.startsWith(`${scope}/`);
  const used = new Set(documents.filter(inScope).flatMap(({ frontMatter }) => frontMatter.tags));
  const free = () => [...used].map((key) => undescribedTag(key, scope));
  if (!source) {
    const tags = free();
    const naming = (key: string) =>
      documents.find(({ frontMatter }) => frontMatter.tags.includes(key));
    const place = (key: string) => ({ file: naming(key)?.file ?? "", line: 1 });
    const problems = pagesWithoutAddress("tags", tags, place).map((problem) => ({
      ...problem,
      fix: "tags: [a-name-with-letters]",
    }));
    return { tags, documents: [...documents], problems };
  }
  const tagsFile = nameOf(source.name);
  const { value: tags, problems } = parseTags(tagsFile, source.text, scope);
  // A broken tags file is one problem, not one for each page.
  if (!tags) return { tags: free(), documents: [...documents], problems };
  const known = tags.map(({ key }) => key);
  const checked = documents.map((document) => {
    const { file, contentFilePath, frontMatter } = document;
    const unknown = frontMatter.tags.filter((key) => !known.includes(key));
    if (!inScope(document) || !unknown.length) return document;
    const line = lineOfKey(fs.readFileSync(contentFilePath, "utf8"), "tags");
    for (const key of unknown) problems.push(unknownTag({ key, file, line, tagsFile }, known));
    const rest = frontMatter.tags.filter((key) => known.includes(key));
    return { ...document, frontMatter: { ...frontMatter, tags: rest } };
  });
  const place = (key: string) => ({ file: tagsFile, line: lineOfKey(source.text, key) });
  for (const { key } of tags)
    if (!used.has(key)) problems.push(unusedEntry("tag", key, place(key)));
  problems.push(...sharedPage("tags", tags, place));
  problems.push(...pagesWithoutAddress("tags", tags, place));
  return { tags, documents: checked, problems };
}
