import type { Root } from "hast";
import { toString } from "hast-util-to-string";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";
import { headingSlugger } from "../../../config/html/content-ids";

/** Gives each heading without an id one of its words; none is one of `own`, which the page has besides. */
export const rehypeHeadingIds: Plugin<[(readonly string[])?], Root> = (own) => (tree) => {
  const slug = headingSlugger(own);
  visit(tree, "element", (node) => {
    if (!/^h[1-6]$/.test(node.tagName) || node.properties?.id) return;
    node.properties = { ...node.properties, id: slug(toString(node)) };
  });
};
