import path from "node:path";
import type { Root } from "mdast";
import type { Plugin } from "unified";
import { visitNodes } from "../../markdown/visit-nodes";
import { originalPath } from "../../../config/translations/places";
import { resolveFileLink, type FileRoutes } from "../resolve-file-link";

interface FileLinkOptions {
  /** Absolute. */
  contentDir: string;
  routes: () => FileRoutes;
}

/** Turns links to Markdown files into links to their routes. Broken ones stay: `loadDocuments` reports them. */
export const remarkFileLinks: Plugin<[FileLinkOptions], Root> =
  ({ contentDir, routes }) =>
  (tree, file) => {
    const place = path.relative(contentDir, file.path).split(path.sep).join("/");
    const sourcePath = originalPath(place);
    visitNodes(tree, (node) => {
      if (node.type !== "link" && node.type !== "definition") return;
      if (!/\.mdx?(?:[?#]|$)/i.test(node.url)) return;
      node.url = resolveFileLink(node.url, sourcePath, routes())?.route ?? node.url;
    });
  };
