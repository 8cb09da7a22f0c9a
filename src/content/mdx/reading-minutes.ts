import type { Root } from "mdast";
import { plainText } from "../markdown/plain-text";
import { drawnLanguages } from "../markdown/code-languages";
import type { CodeFence } from "../markdown/code-fences";

const wordsAMinute = 220;
/** Readers skim code. */
const weightOfCode = 0.5;

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Reading time in minutes, at least 1; drawings do not count. */
export function readingMinutes(tree: Root, fences: readonly CodeFence[]): number {
  const code = fences
    .filter(({ lang }) => !drawnLanguages.has(lang))
    .map((fence) => words(fence.code));
  const total = words(plainText(tree)) + weightOfCode * code.reduce((sum, n) => sum + n, 0);
  return Math.max(1, Math.round(total / wordsAMinute));
}
