import fs from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { SiteConfig } from "../config/schema/site-config";
import { textLanguages } from "../config/locales";
import { missingTexts } from "../i18n/compare-dictionaries";
import { dictionaryLanguages, type DictionaryLanguage } from "../i18n/dictionary-name";
import { dictionaries } from "../i18n/dictionaries";

const folder = path.resolve("src", "i18n");
const isDictionary = (name: string): name is DictionaryLanguage =>
  dictionaryLanguages.some((known) => known === name);

/** The dictionaries that are needed for every text to be there: one, when it has them all. */
export function neededDictionaries(languages: readonly string[]): DictionaryLanguage[] {
  const needed: DictionaryLanguage[] = [];
  for (const name of [...languages.filter(isDictionary), "en" as const]) {
    if (!needed.includes(name)) needed.push(name);
    const texts = needed.map((one) => dictionaries[one]);
    if (!missingTexts(dictionaries.en, texts).length) break;
  }
  return needed;
}

/** The code of a module that puts several dictionaries together, for a first one that still lacks texts. */
export function mergedTexts(languages: readonly string[]): string {
  const from = (name: string) => JSON.stringify(path.join(folder, name));
  const names = languages.map((_, index) => `text${index}`);
  return [
    `import { complete } from ${from("complete")};`,
    ...languages.map((name, index) => `import { text as text${index} } from ${from(name)};`),
    `export const text = ${names.reduceRight((base, own) => `complete(${own}, ${base})`)};`,
    "",
  ].join("\n");
}

function writeMerged(languages: readonly string[]): string {
  const file = path.resolve(".cache", "site-texts.ts");
  fs.writeFileSync(file, mergedTexts(languages));
  return file;
}

/** Puts the dictionary of the build's locale in the place of `src/i18n/text.ts`: pages carry no other one. */
export function compileTexts({ actions }: CreateWebpackConfigArgs, config: SiteConfig): void {
  const needed = neededDictionaries(textLanguages(config));
  const [only] = needed;
  const file = needed.length > 1 ? writeMerged(needed) : path.join(folder, `${only ?? "en"}.ts`);
  actions.setWebpackConfig({ resolve: { alias: { [path.join(folder, "text.ts")]: file } } });
}
