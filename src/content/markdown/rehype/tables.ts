import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import type { Plugin } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { text } from "../../../i18n/markup-text";
import { uniqueName } from "./unique-name";

function scrollable(table: Element, name: string): Element {
  const properties = { className: ["table-scroll"], role: "region", tabIndex: 0, ariaLabel: name };
  return { type: "element", tagName: "div", properties, children: [table] };
}

/** The children of an element with a name. */
export const childrenOf = (node: Element, name: string) =>
  node.children.filter(
    (child): child is Element => child.type === "element" && child.tagName === name,
  );

/** Makes the first cell of each row its header if the cell above them is empty. */
function nameRows(table: Element): void {
  const [corner] = childrenOf(table, "thead").flatMap((head) =>
    childrenOf(head, "tr").flatMap((row) => childrenOf(row, "th")),
  );
  if (!corner || toString(corner).trim()) return;
  corner.tagName = "td";
  for (const body of childrenOf(table, "tbody"))
    for (const row of childrenOf(body, "tr")) {
      const [first] = childrenOf(row, "td");
      if (!first || !toString(first).trim()) continue;
      first.tagName = "th";
      first.properties = { ...first.properties, scope: "row" };
    }
}

/** Wraps each table in a region that scrolls, by keyboard too, and is named after its section. */
export const rehypeTables: Plugin<[], Root> = () => (tree) => {
  let heading = "";
  const name = uniqueName();
  visit(tree, "element", (node, index, parent) => {
    if (/^h[1-6]$/.test(node.tagName)) heading = toString(node).trim();
    if (node.tagName !== "table" || !parent || index === null) return;
    nameRows(node);
    const siblings: unknown[] = parent.children;
    siblings[index] = scrollable(node, name(heading ? text.tableOf(heading) : text.table));
    return SKIP;
  });
};
