import fs from "node:fs";
import path from "node:path";
import type { Problem } from "../problems/problem";
import { translateCategory } from "../translations/translate-category";
import type { TranslationSource } from "../translations/translate-entries";
import { categoryOfFolder, parseCategory, type Category } from "./category";

/** `tutorial/quick-start` and `tutorial` for `docs/tutorial/quick-start/account.mdx`. */
function foldersAbove(sourcePath: string): string[] {
  const names = sourcePath.split("/").slice(1, -1);
  return names.map((_, index) => names.slice(0, index + 1).join("/"));
}

/** The folders of docs, in the order of their paths: those with a category file and those with docs below them. */
export function loadCategories(
  source: TranslationSource,
  files: { categories: readonly string[]; documents: readonly string[] },
): { categories: Category[]; problems: Problem[] } {
  const { contentDir, nameOf } = source;
  const byPath = new Map<string, Category>();
  const problems: Problem[] = [];
  for (const sourcePath of files.categories) {
    const text = fs.readFileSync(path.join(contentDir, sourcePath), "utf8");
    const parsed = parseCategory(nameOf(sourcePath), sourcePath, text);
    const words = translateCategory(parsed.category, source);
    byPath.set(parsed.category.dirPath, words.category);
    problems.push(...parsed.problems, ...words.problems);
  }
  const docs = files.documents.filter((file) => file.startsWith("docs/"));
  for (const folder of docs.flatMap(foldersAbove))
    if (!byPath.has(folder)) byPath.set(folder, categoryOfFolder(folder));
  const categories = [...byPath.values()].sort((a, b) => (a.dirPath < b.dirPath ? -1 : 1));
  return { categories, problems };
}
