import type { Root } from "hast";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";

/** Adds `rel="noopener"` to links that leave the site. */
export const rehypeExternalLinks: Plugin<[], Root> = () => (tree) => {
  visit(tree, "element", ({ tagName, properties }) => {
    if (tagName !== "a" || !properties || properties.rel) return;
    if (/^(https?:)?\/\//i.test(String(properties.href ?? ""))) properties.rel = ["noopener"];
  });
};
