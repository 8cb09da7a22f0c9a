import type { Root } from "mdast";
import { plainText } from "../markdown/plain-text";
import type { CodeFence } from "../markdown/code-fences";

const wordsAMinute = 220;
/** Code is looked over rather than read. */
const weightOfCode = 0.5;

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Minutes that reading a page takes, at least 1; diagrams are not counted. */
export function readingMinutes(tree: Root, fences: readonly CodeFence[]): number {
  const code = fences.filter(({ lang }) => lang !== "dot").map((fence) => words(fence.code));
  const total = words(plainText(tree)) + weightOfCode * code.reduce((sum, n) => sum + n, 0);
  return Math.max(1, Math.round(total / wordsAMinute));
}
