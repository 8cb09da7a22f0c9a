import { text as ar } from "./ar";
import { complete } from "./complete";
import type { Dictionary, Translation } from "./dictionary";
import type { DictionaryLanguage } from "./dictionary-name";
import { text as en } from "./en";

/** The dictionaries that there are. A new one: a file like ar.ts, its line here and in dictionary-name.ts. */
export const dictionaries: Readonly<Record<DictionaryLanguage, Translation>> = { en, ar };

/** The texts of the first of some languages; what it lacks comes from those after it, in the end from English. */
export function textsOf(languages: readonly string[]): Dictionary {
  const known: Readonly<Record<string, Translation | undefined>> = dictionaries;
  return languages.reduceRight<Dictionary>(
    (base, language) => complete(known[language] ?? {}, base),
    en,
  );
}
