import type * as FileSystem from "node:fs";
import { withPrefixedLinks } from "../browser/reference/prefixed-links";
import { articleFile } from "../views/reference/article-file";

declare const __non_webpack_require__: NodeJS.Require;

/**
 * Reads an article while its page renders. Gatsby watches an imported `fs` and would render all pages in each build.
 * The page's data has the article's name, which changes with its content, so a changed article renders its page again.
 */
export function readArticle(name: string): string {
  const { readFileSync } = __non_webpack_require__("node:fs") as typeof FileSystem;
  return withPrefixedLinks(readFileSync(articleFile(process.cwd(), name), "utf8"));
}
