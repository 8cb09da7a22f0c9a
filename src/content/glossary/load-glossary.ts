import { readFirst } from "../../problems/yaml-file";
import type { Problem } from "../../problems/problem";
import { parseGlossary, type GlossaryTerm } from "./glossary";

/** The terms of a content folder's glossary.yml, if it has one. */
export function loadGlossary(
  contentDir: string,
  nameOf: (sourcePath: string) => string,
): { terms: GlossaryTerm[]; problems: Problem[] } {
  const source = readFirst(contentDir, ["glossary.yml", "glossary.yaml"]);
  if (!source) return { terms: [], problems: [] };
  const { value = [], problems } = parseGlossary(nameOf(source.name), source.text);
  return { terms: value, problems };
}
