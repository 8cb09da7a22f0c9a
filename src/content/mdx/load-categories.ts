import fs from "node:fs";
import path from "node:path";
import type { Problem } from "../../problems/problem";
import type { FrozenVersion } from "../../config/docs-versions";
import { insideKind, kindOf, versionOf } from "./front-matter/document-kind";
import { translateCategory } from "../translations/translate-category";
import type { TranslationSource } from "../translations/translate-entries";
import { categoryOfFolder, parseCategory, type Category } from "./front-matter/category";

/** `docs/tutorial/quick-start/account.mdx` -> `tutorial`, `tutorial/quick-start` */
function foldersAbove(sourcePath: string): { dirPath: string; version?: string }[] {
  const names = insideKind(sourcePath).split("/").slice(0, -1);
  const version = versionOf(sourcePath);
  return names.map((_, index) => ({ dirPath: names.slice(0, index + 1).join("/"), version }));
}

/** Sorts today's folders first. */
const keyOf = (dirPath: string, version = "") => `${version}\n${dirPath}`;

/** The folders of docs, sorted by path: those with a category file, and those with docs. */
export function loadCategories(
  source: TranslationSource,
  files: { categories: readonly string[]; documents: readonly string[] },
  versions: readonly FrozenVersion[] = [],
): { categories: Category[]; problems: Problem[] } {
  const { contentDir, nameOf } = source;
  const byPath = new Map<string, Category>();
  const problems: Problem[] = [];
  for (const sourcePath of files.categories) {
    const text = fs.readFileSync(path.join(contentDir, sourcePath), "utf8");
    const parsed = parseCategory(nameOf(sourcePath), sourcePath, text, versions);
    const { category, problems: own } = translateCategory(parsed.category, source);
    byPath.set(keyOf(category.dirPath, category.docsVersion), category);
    problems.push(...parsed.problems, ...own);
  }
  const docs = files.documents.filter((file) => kindOf(file) === "doc");
  for (const { dirPath, version } of docs.flatMap(foldersAbove)) {
    const key = keyOf(dirPath, version);
    if (!byPath.has(key)) byPath.set(key, categoryOfFolder(dirPath, version));
  }
  const sorted = [...byPath].sort(([a], [b]) => (a < b ? -1 : 1));
  return { categories: sorted.map(([, category]) => category), problems };
}
