import type { Root } from "mdast";
import { codeFences } from "../markdown/code-fences";
import { drawnLanguages } from "../markdown/code-languages";
import { plainText } from "../markdown/plain-text";
import { halfOf } from "./halves";

const wordsAMinute = 220;
/** Readers skim code. */
const weightOfCode = 0.5;

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

function minutesOf(tree: Root): number {
  const code = codeFences(tree)
    .filter(({ lang }) => !drawnLanguages.has(lang))
    .map((fence) => words(fence.code));
  const total = words(plainText(tree)) + weightOfCode * code.reduce((sum, n) => sum + n, 0);
  return total / wordsAMinute;
}

/** Reading time in minutes, at least 1; drawings do not count. Nobody reads both halves: the longer one counts. */
export function readingMinutes({ children }: Root): number {
  const own = (["app", "api"] as const).map((reader) =>
    minutesOf({
      type: "root",
      children: children.filter((node) => (halfOf(node) ?? reader) === reader),
    }),
  );
  return Math.max(1, Math.round(Math.max(...own)));
}
