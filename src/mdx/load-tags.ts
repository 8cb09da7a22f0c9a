import type { Problem } from "../problems/problem";
import type { ContentDocument } from "./content";
import { parseTags, undescribedTag, type Tag, type TagScope } from "./tags";
import { readFirst } from "./yaml-file";

/** The tags of the blog or the docs: those of the YAML file first, then those that are only used. */
export function loadTags(
  contentDir: string,
  scope: TagScope,
  documents: readonly ContentDocument[],
  nameOf: (sourcePath: string) => string,
): { tags: Tag[]; problems: Problem[] } {
  const source = readFirst(contentDir, [`${scope}/tags.yml`, `${scope}/tags.yaml`]);
  const parsed = source && parseTags(nameOf(source.name), source.text, scope);
  const described = parsed?.value ?? [];
  const known = new Set(described.map(({ key }) => key));
  const used = documents
    .filter(({ sourcePath }) => sourcePath.startsWith(`${scope}/`))
    .flatMap(({ frontMatter }) => frontMatter.tags);
  const others = [...new Set(used)].filter((key) => !known.has(key));
  const tags = [...described, ...others.map((key) => undescribedTag(key, scope))];
  return { tags, problems: parsed?.problems ?? [] };
}
