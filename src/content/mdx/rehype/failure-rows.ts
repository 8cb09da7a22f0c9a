import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";
import { childrenOf } from "../../markdown/rehype/tables";

/** A row that starts with a status, such as "409 code-taken", is what a program sees. */
const isStatus = (row: Element) => {
  const [first] = row.children.filter((child) => child.type === "element");
  return first !== undefined && /^[45]\d\d\b/.test(toString(first).trim());
};

const rows = (reader: string, children: Element[]): Element => ({
  type: "element",
  tagName: "tbody",
  properties: { dataHalf: reader },
  children,
});

/** Separates the rows of tables of errors by reader: what the screen shows, and what a call answers. */
export const rehypeFailureRows: Plugin<[], Root> = () => (tree) => {
  visit(tree, "element", (table) => {
    if (table.tagName !== "table") return;
    const all = childrenOf(table, "tbody").flatMap((body) => childrenOf(body, "tr"));
    const calls = all.filter(isStatus);
    const screens = all.filter((row) => !calls.includes(row));
    if (!calls.length || !screens.length) return;
    table.children = [...childrenOf(table, "thead"), rows("app", screens), rows("api", calls)];
  });
};
