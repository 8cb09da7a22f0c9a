import type { Root } from "mdast";
import type { Problem } from "../../../problems/problem";
import { visitNodes } from "../../markdown/visit-nodes";

/** Code blocks whose closing fence is missing. */
export function openFenceProblems(tree: Root, file: string, text: string): Problem[] {
  const lines = text.split(/\r?\n/);
  const problems: Problem[] = [];
  visitNodes(tree, (node) => {
    if (node.type !== "code" || !node.position) return;
    const { start, end } = node.position;
    const [, fence] = /^[\s>*+\d.-]*(`{3,}|~{3,})/.exec(lines[start.line - 1] ?? "") ?? [];
    if (!fence) return;
    const last = (lines[end.line - 1] ?? "").replace(/^[\s>]*/, "").trimEnd();
    const isClosed = last.startsWith(fence) && new Set(last).size === 1 && end.line > start.line;
    if (isClosed) return;
    problems.push({
      level: "warning",
      code: "code-unclosed",
      what: "A code block does not end",
      where: { file, line: start.line },
      seen: lines[start.line - 1]?.trim() ?? "",
      cause: `The closing ${fence} is missing, so the text below is code, too.`,
      fix: `${lines[start.line - 1]?.trim()}\n${lines[start.line]?.trim() ?? ""}\n${fence}`,
    });
  });
  return problems;
}
