import type { Root } from "hast";
import { toString } from "hast-util-to-string";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";
import { headingSlugger } from "../../../config/html/content-ids";

/** Gives headings ids made of their text, other than `taken`, which the page uses already. */
export const rehypeHeadingIds: Plugin<[(readonly string[])?], Root> = (taken) => (tree) => {
  const slug = headingSlugger(taken);
  visit(tree, "element", (node) => {
    if (!/^h[1-6]$/.test(node.tagName) || node.properties?.id) return;
    node.properties = { ...node.properties, id: slug(toString(node)) };
  });
};
