import type { Root } from "mdast";
import type { Problem } from "../../../problems/problem";
import { faultsInTree } from "./faults-in-tree";

/** Code blocks whose closing fence is missing. */
export function openFenceProblems(tree: Root, file: string, text: string): Problem[] {
  const lines = text.split(/\r?\n/);
  return faultsInTree(tree, file, "warning", (node) => {
    if (node.type !== "code" || !node.position) return undefined;
    const { start, end } = node.position;
    const [, fence] = /^[\s>*+\d.-]*(`{3,}|~{3,})/.exec(lines[start.line - 1] ?? "") ?? [];
    if (!fence) return undefined;
    const last = (lines[end.line - 1] ?? "").replace(/^[\s>]*/, "").trimEnd();
    const isClosed = last.startsWith(fence) && new Set(last).size === 1 && end.line > start.line;
    if (isClosed) return undefined;
    return {
      code: "code-unclosed",
      what: "A code block does not end",
      seen: lines[start.line - 1]?.trim() ?? "",
      cause: `The closing ${fence} is missing, so the text below is code, too.`,
      fix: `${lines[start.line - 1]?.trim()}\n${lines[start.line]?.trim() ?? ""}\n${fence}`,
    };
  });
}
