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

const inside = (node: Element, name: string) =>
  node.children.filter((one): one is Element => one.type === "element" && one.tagName === name);

/** The first cell of each row names the row where the corner above them is empty. */
function nameRows(table: Element): void {
  const [corner] = inside(table, "thead").flatMap((head) =>
    inside(head, "tr").flatMap((row) => inside(row, "th")),
  );
  if (!corner || toString(corner).trim()) return;
  corner.tagName = "td";
  for (const body of inside(table, "tbody"))
    for (const row of inside(body, "tr")) {
      const [first] = inside(row, "td");
      if (!first || !toString(first).trim()) continue;
      first.tagName = "th";
      first.properties = { ...first.properties, scope: "row" };
    }
}

/**
 * Wraps each table so that it scrolls by itself on a phone, by keyboard too; its name is that of its section. Rows get
 * their names.
 */
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
