import type * as FileSystem from "node:fs";
import { withPrefixedLinks } from "../browser/reference/prefixed-links";
import { articleFile } from "../views/reference/article-file";

declare const __non_webpack_require__: NodeJS.Require;

/**
 * Reads a drawn article while its page is rendered. Not with the `fs` of an import: Gatsby watches that one, and would
 * render all pages anew in each build. An article is named by its content and the page's data holds the name, so a page
 * whose article has changed is rendered again.
 */
export function readArticle(name: string): string {
  const { readFileSync } = __non_webpack_require__("node:fs") as typeof FileSystem;
  return withPrefixedLinks(readFileSync(articleFile(process.cwd(), name), "utf8"));
}
