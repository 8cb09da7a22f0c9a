import type { Problem } from "../../problems/problem";
import { readFirst } from "../../problems/yaml-file";
import { parseSynonyms, type SynonymGroup } from "./parse-synonyms";

/** The synonyms of a content folder's synonyms.txt, if it has one. */
export function loadSynonyms(
  contentDir: string,
  nameOf: (sourcePath: string) => string,
): { synonyms: SynonymGroup[]; problems: Problem[] } {
  const source = readFirst(contentDir, ["synonyms.txt"]);
  return source ? parseSynonyms(nameOf(source.name), source.text) : { synonyms: [], problems: [] };
}
