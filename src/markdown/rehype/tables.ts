import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import type { Plugin } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { text } from "../../i18n/markup-text";
import { uniqueName } from "./unique-name";

function scrollable(table: Element, name: string): Element {
  const properties = { className: ["table-scroll"], role: "region", tabIndex: 0, ariaLabel: name };
  return { type: "element", tagName: "div", properties, children: [table] };
}

/** Wraps each table so that it scrolls by itself on a phone, by keyboard too; its name is that of its section. */
export const rehypeTables: Plugin<[], Root> = () => (tree) => {
  let heading = "";
  const name = uniqueName();
  visit(tree, "element", (node, index, parent) => {
    if (/^h[1-6]$/.test(node.tagName)) heading = toString(node).trim();
    if (node.tagName !== "table" || !parent || index === null) return;
    const siblings: unknown[] = parent.children;
    siblings[index] = scrollable(node, name(heading ? text.tableOf(heading) : text.table));
    return SKIP;
  });
};
