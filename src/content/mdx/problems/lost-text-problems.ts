import type { FootnoteDefinition, Link, Root, Table } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { Problem } from "../../../problems/problem";
import { visitNodes } from "../../markdown/visit-nodes";
import { faultsInTree, type NodeFault } from "./faults-in-tree";

/** Rows with more cells than the first one. */
function ofTable({ children: [head, ...rows] }: Table): NodeFault[] {
  const columns = head?.children.length ?? 0;
  return rows
    .filter((row) => row.children.length > columns)
    .map((row) => {
      const cells = row.children.map((cell) => textOf(cell));
      // Where a sign of code opens, or the last cell that is shown.
      const open = cells.findIndex((cell) => cell.split("`").length % 2 === 0);
      const from = open < 0 ? columns - 1 : Math.min(open, columns - 1);
      const until = from + cells.length - columns + 1;
      const joined = [
        ...cells.slice(0, from),
        cells.slice(from, until).join(" \\| "),
        ...cells.slice(until),
      ];
      return {
        code: "table-cells-lost",
        what: "A row of a table has more cells than its first row",
        seen: `| ${cells.join(" | ")} |`,
        cause: `The table has ${columns} ${columns === 1 ? "column" : "columns"}, so ${JSON.stringify(cells.at(-1))} is not shown. In a cell, | is written \\|.`,
        fix: `| ${joined.join(" | ")} |`,
        line: row.position?.start.line,
      };
    });
}

/** Notes that nothing refers to, or of which another one has the name. */
function noteProblems(tree: Root, file: string): Problem[] {
  const notes: FootnoteDefinition[] = [];
  const named = new Set<string>();
  visitNodes(tree, (node) => {
    if (node.type === "footnoteDefinition") notes.push(node);
    if (node.type === "footnoteReference") named.add(node.identifier);
  });
  return faultsInTree(tree, file, "warning", (note) => {
    if (note.type !== "footnoteDefinition") return undefined;
    const name = note.identifier;
    const first = notes.find((one) => one.identifier === name);
    if (first === note && named.has(name)) return undefined;
    const seen = `[^${name}]: ${textOf(note).split("\n")[0]}`;
    const words =
      first === note
        ? { cause: `No text of the page refers to it by [^${name}].`, fix: `[^${name}]` }
        : {
            cause: `Line ${first?.position?.start.line} has a note of the same name, which is shown instead.`,
            fix: seen.replace(name, `${name}-2`),
          };
    return { code: "note-lost", what: "A note is not shown", seen, ...words };
  });
}

/** `[](/docs/intro)`, which nobody can see or hear. */
function ofLink(node: Link): NodeFault | undefined {
  if (!node.url || textOf(node).trim() || node.children.length) return undefined;
  return {
    code: "link-without-text",
    what: "A link has no text",
    seen: `[](${node.url})`,
    cause: "Nothing stands between its square brackets, so nobody can see or choose it.",
    fix: `[text](${node.url})`,
  };
}

/** Text of a page that Markdown leaves out. */
export const lostTextProblems = (tree: Root, file: string): Problem[] => [
  ...noteProblems(tree, file),
  ...faultsInTree(tree, file, "warning", (node) => {
    if (node.type === "table") return ofTable(node);
    return node.type === "link" ? ofLink(node) : undefined;
  }),
];
