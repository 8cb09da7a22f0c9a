import type { Root, Table, TableCell } from "mdast";
import { plainText } from "../../markdown/plain-text";
import { visitNodes } from "../../markdown/visit-nodes";
import type { Problem } from "../../../problems/problem";

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
export function failureRowProblems(tree: Root, file: string): Problem[] {
  const problems: Problem[] = [];
  visitNodes(tree, (table) => {
    if (table.type !== "table") return;
    const firsts = firstCells(table);
    if (!firsts.some((cell) => status.test(plainText(cell)))) return;
    for (const cell of firsts.filter((one) => points.test(plainText(one))))
      problems.push({
        level: "error",
        code: "mdx-failure-row",
        what: "A row of errors points to the row above",
        where: { file, line: cell.position?.start.line },
        seen: plainText(cell),
        cause:
          "The rows are sorted: what a program sees after or before what the screen shows. This one may come first.",
        fix: "| 409 `code` when … | why | what to do |",
      });
  });
  return problems;
}
