import { z } from "zod";
import type { Category } from "../mdx/front-matter/category";
import { text } from "../mdx/front-matter/schema-parts";
import type { Problem } from "../../problems/problem";
import { readTranslations, type TranslationSource } from "./translate-entries";

const schema = z.strictObject({ label: text.optional(), description: text.optional() });
const examples = {
  "": "label: Quick start",
  label: "label: Quick start",
  description: "description: The first hour with the product.",
};

/** Translates a folder of docs by the translations of its `_category_.yml`. */
export function translateCategory(
  category: Category,
  source: TranslationSource,
): { category: Category; problems: Problem[] } {
  const about = { schema, examples, subject: "category file" };
  const read = readTranslations(source, [category.sourcePath], about);
  return {
    category: read.reduce((before, { value }) => ({ ...before, ...value }), category),
    problems: read.flatMap(({ problems }) => problems),
  };
}
