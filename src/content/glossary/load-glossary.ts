import { readFirst } from "../../problems/yaml-file";
import type { Problem } from "../../problems/problem";
import { parseGlossary, type GlossaryTerm } from "./parse-glossary";

/** The file as it was read last, because develop reads all content whenever a page is saved. */
let last: { name: string; text: string; read: ReturnType<typeof parseGlossary> } | undefined;

function readGlossary(name: string, text: string) {
  if (last?.name !== name || last.text !== text)
    last = { name, text, read: parseGlossary(name, text) };
  return last.read;
}

/** The terms of a content folder's glossary.yml, if it has one. */
export function loadGlossary(
  contentDir: string,
  nameOf: (sourcePath: string) => string,
): { terms: GlossaryTerm[]; problems: Problem[] } {
  const source = readFirst(contentDir, ["glossary.yml", "glossary.yaml"]);
  if (!source) return { terms: [], problems: [] };
  const { value = [], problems } = readGlossary(nameOf(source.name), source.text);
  return { terms: value, problems };
}
