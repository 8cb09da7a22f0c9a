import { parts as ar } from "./ar/parts";
import { complete } from "./complete";
import type { Dictionary, PartName, Translation } from "./dictionary";
import type { DictionaryLanguage } from "./dictionary-name";
import { parts as en } from "./en/parts";

/** The dictionaries that there are. A new one: a folder like ar/, its line here and in dictionary-name.ts. */
export const dictionaries: Readonly<Record<DictionaryLanguage, Translation>> = { en, ar };

/** A part in the first of some languages; what that lacks comes from those after it, in the end from English. */
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

/** A part in the language of the build, for code that runs in Node. */
export const siteTexts = <Name extends PartName>(part: Name) =>
  textsOf(part, named(process.env.SITE_TEXTS));

/** A part in the language of what is not translated, the API description: that of the default locale. */
export const contentTexts = <Name extends PartName>(part: Name) =>
  textsOf(part, named(process.env.CONTENT_TEXTS));
