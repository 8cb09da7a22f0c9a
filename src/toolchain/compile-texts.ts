import fs from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { SiteConfig } from "../config/schema/site-config";
import { textLanguages } from "../config/content-locales";
import { missingTexts } from "../i18n/compare-dictionaries";
import type { PartName } from "../i18n/dictionary";
import { dictionaryLanguages, type DictionaryLanguage } from "../i18n/dictionary-name";
import { dictionaries } from "../i18n/dictionaries";

const folder = path.resolve("src", "i18n");
const isDictionary = (name: string): name is DictionaryLanguage =>
  dictionaryLanguages.some((known) => known === name);
const partNames = Object.keys(dictionaries.en) as PartName[];
const partOf = (language: DictionaryLanguage, part: PartName) => dictionaries[language][part] ?? {};

/** The languages that a part needs so that no text is missing: one, if it has all texts. */
export function neededDictionaries(
  languages: readonly string[],
  part: PartName,
): DictionaryLanguage[] {
  const needed: DictionaryLanguage[] = [];
  for (const name of [...languages.filter(isDictionary), "en" as const]) {
    if (!needed.includes(name) && name in dictionaries && dictionaries[name][part])
      needed.push(name);
    const texts = needed.map((language) => partOf(language, part));
    if (!missingTexts(partOf("en", part), texts).length) break;
  }
  return needed;
}

/** The code of a module that fills the gaps of the first dictionary with texts of the others. */
export function mergedTexts(languages: readonly string[], part: PartName): string {
  const from = (...name: string[]) => JSON.stringify(path.join(folder, ...name));
  const names = languages.map((_, index) => `text${index}`);
  return [
    `import { complete } from ${from("complete")};`,
    ...languages.map((name, index) => `import { text as text${index} } from ${from(name, part)};`),
    `export const text = ${names.reduceRight((base, first) => `complete(${first}, ${base})`)};`,
    "",
  ].join("\n");
}

function writeMerged(languages: readonly string[], part: PartName): string {
  const file = path.resolve(".cache", `site-texts-${part}.ts`);
  fs.writeFileSync(file, mergedTexts(languages, part));
  return file;
}

/** The module that the sources import for a part. */
const standIn = (part: PartName) =>
  path.join(folder, part === "text" ? "text.ts" : `${part}-text.ts`);

/** Replaces the stand-ins by the dictionary of the build's locale, so that pages carry no other. */
export function compileTexts({ actions }: CreateWebpackConfigArgs, config: SiteConfig): void {
  const languages = textLanguages(config);
  const files = partNames.map((part) => {
    const needed = neededDictionaries(languages, part);
    const [only] = needed;
    const file =
      needed.length > 1 ? writeMerged(needed, part) : path.join(folder, only ?? "en", `${part}.ts`);
    return [standIn(part), file];
  });
  actions.setWebpackConfig({
    resolve: { alias: Object.fromEntries(files) as Record<string, string> },
  });
}
