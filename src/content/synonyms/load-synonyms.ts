import { readFirst } from "../../problems/yaml-file";
import type { Problem } from "../../problems/problem";
import { translationPath } from "../../config/translations/places";
import { parseSynonyms, type SynonymGroup } from "./parse-synonyms";

const name = "synonyms.txt";

/**
 * The synonyms of a content folder's pages: its synonyms.txt, and those of the locales whose translations a build
 * reads, `locales/ar/synonyms.txt`. What is not translated is in the language of the first.
 */
export function loadSynonyms(
  contentDir: string,
  nameOf: (sourcePath: string) => string,
  locales: readonly string[] = [],
): { synonyms: SynonymGroup[]; problems: Problem[] } {
  const files = [...locales.map((locale) => translationPath(locale, name)), name];
  const parsed = files.flatMap((file) => {
    const source = readFirst(contentDir, [file]);
    return source ? [parseSynonyms(nameOf(source.name), source.text)] : [];
  });
  return {
    synonyms: parsed.flatMap(({ synonyms }) => synonyms),
    problems: parsed.flatMap(({ problems }) => problems),
  };
}
