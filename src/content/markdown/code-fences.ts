import type { Root } from "mdast";
import { visitNodes } from "./visit-nodes";

/** A code block as its author wrote it. */
export interface CodeFence {
  lang: string;
  meta: string;
  code: string;
  /** Line of the opening fence. */
  line: number;
}

/** All fenced code blocks of a parsed text; `lineOffset` is the number of lines before it in its file. */
export function codeFences(tree: Root, lineOffset: number): CodeFence[] {
  const fences: CodeFence[] = [];
  visitNodes(tree, (node) => {
    if (node.type !== "code") return;
    const { lang, meta, value, position } = node;
    const line = (position?.start.line ?? 1) + lineOffset;
    if (lang) fences.push({ lang, meta: meta ?? "", code: value, line });
  });
  return fences;
}
