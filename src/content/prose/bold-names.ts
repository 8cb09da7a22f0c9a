import type { Content, Root } from "mdast";
import type { Node, Parent } from "unist";
import { plainText } from "../markdown/plain-text";

/** A name in bold: of a menu, field, or button. */
export interface BoldName {
  text: string;
  line: number;
}

/** Bold is decoration here. */
const elsewhere = new Set(["heading", "link", "linkReference"]);

/** Numbers and document numbers, such as SO-10482, may be bold to stand out. */
const number = /^[\W\d]*$|^[A-Z]{2,}-\d/;

/** The bold lead-in of a list item: "At a glance: …", "A browser. …". */
function isLabel(text: string, next: Node | undefined): boolean {
  const following = next && "value" in next ? String(next.value) : "";
  return /[.:?!]$/.test(text) || following.startsWith(":");
}

/** Bold words that begin with a capital letter in prose, lists, and table cells, except lead-ins and numbers. */
export function boldNames(tree: Root): BoldName[] {
  const names: BoldName[] = [];
  const look = (node: Node & { children?: Node[] }): void => {
    if (elsewhere.has(node.type)) return;
    const children = node.children ?? [];
    const rows = node.type === "table" ? children.slice(1) : children;
    rows.forEach((child, index) => {
      if (child.type !== "strong") return look(child as Parent);
      const text = plainText(child as Content);
      if (!/^\p{Lu}/u.test(text) || number.test(text) || isLabel(text, rows[index + 1])) return;
      names.push({ text, line: child.position?.start.line ?? 1 });
    });
  };
  look(tree);
  return names;
}
