import type { Root } from "mdast";
import { plainText } from "../markdown/plain-text";
import type { CodeFence } from "../markdown/code-fences";

const wordsAMinute = 220;
/** Readers skim code. */
const weightOfCode = 0.5;

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Reading time in minutes, at least 1; diagrams do not count. */
export function readingMinutes(tree: Root, fences: readonly CodeFence[]): number {
  const code = fences.filter(({ lang }) => lang !== "dot").map((fence) => words(fence.code));
  const total = words(plainText(tree)) + weightOfCode * code.reduce((sum, n) => sum + n, 0);
  return Math.max(1, Math.round(total / wordsAMinute));
}
