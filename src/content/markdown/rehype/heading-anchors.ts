import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";
import { text as words } from "../../../i18n/markup-text";

const linked = new Set(["h2", "h3", "h4"]);

function anchor(id: string, text: string): Element {
  const properties = { className: ["anchor"], href: `#${id}`, ariaLabel: words.linkTo(text) };
  return { type: "element", tagName: "a", properties, children: [] };
}

/** Appends to each heading with an id a link to itself; CSS draws its sign. */
export const rehypeHeadingAnchors: Plugin<[], Root> = () => (tree) => {
  visit(tree, "element", (node) => {
    const id = node.properties?.id;
    if (!linked.has(node.tagName) || typeof id !== "string") return;
    node.children.push(anchor(id, toString(node).trim()));
  });
};
