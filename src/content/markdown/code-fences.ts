import type { Root } from "mdast";
import { visitNodes } from "./visit-nodes";

/** A fenced code block. */
export interface CodeFence {
  lang: string;
  meta: string;
  code: string;
  /** Line of the opening fence. */
  line: number;
}

/** The fenced code blocks with a language. */
export function codeFences(tree: Root): CodeFence[] {
  const fences: CodeFence[] = [];
  visitNodes(tree, (node) => {
    if (node.type !== "code") return;
    const { lang, meta, value, position } = node;
    const line = position?.start.line ?? 1;
    if (lang) fences.push({ lang, meta: meta ?? "", code: value, line });
  });
  return fences;
}
