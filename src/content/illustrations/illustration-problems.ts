import type { Problem } from "../../problems/problem";
import type { CodeFence } from "../markdown/code-fences";
import { drawIllustration, drawnTexts, illustrationLanguage } from "./illustration";

/** From this length on, digits are a code, which may stand within a longer one. */
const codeLength = 6;

const isIllustration = ({ lang }: CodeFence) => lang === illustrationLanguage;

/** `1,204.50` and `1204.5` are the same number. Numbers below ten only count what is drawn. */
const numbersIn = (text: string): string[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [])
    .map((number) => number.replace(/,/g, "").replace(/^0+(?=\d)/, ""))
    .map((number) => (number.includes(".") ? number.replace(/\.?0+$/, "") : number))
    .filter((number) => number.length > 1);

/** The page without its illustrations, whose numbers it must say itself, and without comments, which nobody reads. */
function withoutIllustrations(text: string, fences: readonly CodeFence[]): string {
  const lines = text.split("\n");
  for (const { line, code } of fences.filter(isIllustration))
    lines.fill("", line - 1, line + code.split("\n").length + 1);
  return lines.join("\n").replace(/\{\/\*.*?\*\/\}/g, "");
}

function unsaid(number: string, fence: CodeFence, file: string): Problem {
  const at = fence.code.split("\n").findIndex((row) => numbersIn(row).includes(number));
  return {
    level: "error",
    code: "illustration-number",
    what: `An illustration shows a number that its page does not say: ${number}`,
    where: { file, line: fence.line + at + 1 },
    seen: fence.code.split("\n")[at]?.trim(),
    cause: "The text, tables, and calls of a page are checked; drawings may only repeat them.",
    fix: "Draw a number of the page, or say this one in its text.",
  };
}

/** Illustrations that cannot be drawn, and numbers in them that the page does not say. */
export function illustrationProblems(
  fences: readonly CodeFence[],
  file: string,
  text: string,
): Problem[] {
  const drawn = fences.filter(isIllustration);
  if (!drawn.length) return [];
  const page = withoutIllustrations(text, fences);
  const said = new Set(numbersIn(page));
  const says = (number: string) =>
    said.has(number) || (number.length >= codeLength && page.includes(number));
  return drawn.flatMap((fence) => {
    const { html = "", problems } = drawIllustration(fence.code, { file, line: fence.line });
    const shown = new Set(drawnTexts(html).flatMap(numbersIn));
    const missing = [...shown].filter((number) => !says(number));
    return [...problems, ...missing.map((number) => unsaid(number, fence, file))];
  });
}
