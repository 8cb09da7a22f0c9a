import { z } from "zod";
import type { Category } from "../mdx/front-matter/category";
import { text } from "../mdx/front-matter/schema-parts";
import { parseYaml, readFirst } from "../../problems/yaml-file";
import type { Problem } from "../../problems/problem";
import { translationPath } from "../../config/translations/places";
import type { TranslationSource } from "./translate-entries";

const schema = z.strictObject({ label: text.optional(), description: text.optional() });
const examples = {
  "": "label: Quick start",
  label: "label: Quick start",
  description: "description: The first hour with the product.",
};

/** Translates a folder of docs by the translations of its `_category_.yml`. */
export function translateCategory(
  category: Category,
  { contentDir, locales, nameOf }: TranslationSource,
): { category: Category; problems: Problem[] } {
  const problems: Problem[] = [];
  let translated = category;
  for (const locale of locales.chain.toReversed()) {
    const source = readFirst(contentDir, [translationPath(locale, category.sourcePath)]);
    if (!source) continue;
    const file = nameOf(source.name);
    const { value, problems: own } = parseYaml({
      ...{ file, text: source.text, schema, examples },
      ...{ subject: "translated category file", code: "translation" },
    });
    problems.push(...own);
    translated = { ...translated, ...value };
  }
  return { category: translated, problems };
}
