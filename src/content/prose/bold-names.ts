import type { Content } from "mdast";
import type { Root } from "mdast";
import type { Node, Parent } from "unist";
import { plainText } from "../markdown/plain-text";

/** A name in bold, as menus, fields and buttons are written. */
export interface BoldName {
  text: string;
  line: number;
}

/** In these, bold is the look of the place and not a name. */
const elsewhere = new Set(["heading", "link", "linkReference"]);

/** Numbers, and numbers of documents such as SO-10482, stand in bold where something is looked for. */
const number = /^[\W\d]*$|^[A-Z]{2,}-\d/;

/** "At a glance: …", "A browser. …": the words that begin a point of a list and say what it is about. */
function isLabel(text: string, next: Node | undefined): boolean {
  const following = next && "value" in next ? String(next.value) : "";
  return /[.:?!]$/.test(text) || following.startsWith(":");
}

/**
 * The bold words of a page that are written as names: they begin with a capital letter and stand in prose, lists and
 * cells of tables. Emphasis ("the **new** ones"), labels, headers of tables and headings are none.
 */
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
