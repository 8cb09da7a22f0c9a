import type { Root } from "hast";
import { visit } from "unist-util-visit";

/** Shifts all headings so that the highest is of level `start`; h6 is the lowest. */
export function moveHeadings(tree: Root, start: number): void {
  const levels: { set: (level: number) => void; level: number }[] = [];
  visit(tree, "element", (node) => {
    const level = Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0);
    if (level) levels.push({ level, set: (next) => (node.tagName = `h${Math.min(next, 6)}`) });
  });
  const offset = start - Math.min(...levels.map(({ level }) => level));
  for (const { level, set } of levels) set(level + offset);
}
