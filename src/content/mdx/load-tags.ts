import type { Problem } from "../../problems/problem";
import type { ContentDocument } from "./content";
import { lineOfKey } from "../../problems/line-of-key";
import { listProblems, pagesWithoutAddress, unknownEntries } from "./problems/listed-problems";
import {
  parseTags,
  tagExample,
  undescribedTag,
  type Tag,
  type TagScope,
} from "./front-matter/tags";
import { readFirst } from "../../problems/yaml-file";

interface Loaded {
  tags: Tag[];
  /** Without unknown tags. */
  documents: ContentDocument[];
  problems: Problem[];
}

/** The tags of the blog or the docs: those of the YAML file, or those that pages name if there is no file. */
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
    const problems = pagesWithoutAddress("tag", tags, place).map((problem) => ({
      ...problem,
      fix: "tags: [a-name-with-letters]",
    }));
    return { tags, documents: [...documents], problems };
  }
  const tagsFile = nameOf(source.name);
  const { value: tags, problems } = parseTags(tagsFile, source.text, scope);
  // An invalid tags file is one problem, not one for each page.
  if (!tags) return { tags: free(), documents: [...documents], problems };
  const known = tags.map(({ key }) => key);
  const list = { file: tagsFile, known, exampleOf: tagExample };
  const checked = documents.map((document) => {
    const { frontMatter } = document;
    const unknown = inScope(document) ? unknownEntries("tag", document, list) : [];
    if (!unknown.length) return document;
    problems.push(...unknown);
    const tags = frontMatter.tags.filter((key) => known.includes(key));
    return { ...document, frontMatter: { ...frontMatter, tags } };
  });
  const place = (key: string) => ({ file: tagsFile, line: lineOfKey(source.text, key) });
  problems.push(...listProblems("tag", tags, used, place));
  return { tags, documents: checked, problems };
}
