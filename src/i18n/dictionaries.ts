import { parts as ar } from "./ar/parts";
import { complete } from "./complete";
import type { Dictionary, PartName, Translation } from "./dictionary";
import type { DictionaryLanguage } from "./dictionary-name";
import { parts as en } from "./en/parts";

/** A new dictionary needs a folder like ar/, and an entry here and in dictionary-name.ts. */
export const dictionaries: Readonly<Record<DictionaryLanguage, Translation>> = { en, ar };

/** A part in the first of some languages; the next ones fill gaps, and English comes last. */
export function textsOf<Name extends PartName>(
  part: Name,
  languages: readonly string[],
): Dictionary[Name] {
  const known: Readonly<Record<string, Translation | undefined>> = dictionaries;
  return languages.reduceRight<Dictionary[Name]>(
    (base, language) => complete(known[language]?.[part] ?? {}, base),
    en[part],
  );
}

const named = (languages: string | undefined) => (languages ?? "").split(" ");

/** A part in the language of the build, for code in Node. */
export const siteTexts = <Name extends PartName>(part: Name) =>
  textsOf(part, named(process.env.SITE_TEXTS));

/** A part in the language of the API description, the default locale's: for what addresses are made of. */
export const contentTexts = <Name extends PartName>(part: Name) =>
  textsOf(part, named(process.env.CONTENT_TEXTS));
