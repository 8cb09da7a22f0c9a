import type { Root, Table, TableCell } from "mdast";
import { plainText } from "../../markdown/plain-text";
import type { Problem } from "../../../problems/problem";
import { faultsInTree } from "./faults-in-tree";

const status = /^[45]\d\d\b/;
const points =
  /^the same(?: (?:answer|code|error|message|response|status))?(?= (?:at|but|for|in|on|when)\b|,|$)/i;

const firstCells = (table: Table) =>
  table.children.flatMap(({ children: [first] }) => (first ? [first] : []));

/** Who a row of a table of errors is for; undefined in other tables. */
export function rowReader(table: Table, row: { type: string }): "app" | "api" | undefined {
  const isCall = (cell?: TableCell) => cell !== undefined && status.test(plainText(cell));
  if (!firstCells(table).some(isCall)) return undefined;
  return isCall(table.children.find((one) => one === row)?.children[0]) ? "api" : "app";
}

/** Rows of errors that point to the row above, which readers may see elsewhere: rows are sorted by reader. */
export const failureRowProblems = (tree: Root, file: string): Problem[] =>
  faultsInTree(tree, file, "error", (table) => {
    const firsts = table.type === "table" ? firstCells(table) : [];
    if (!firsts.some((cell) => status.test(plainText(cell)))) return undefined;
    return firsts
      .filter((cell) => points.test(plainText(cell)))
      .map((cell) => ({
        code: "mdx-failure-row",
        what: "A row of errors points to the row above",
        seen: plainText(cell),
        cause:
          "The rows are sorted: what a program sees after or before what the screen shows. This one may come first.",
        fix: "| 409 `code` when … | why | what to do |",
        line: cell.position?.start.line,
      }));
  });
