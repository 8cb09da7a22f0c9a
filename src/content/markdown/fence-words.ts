import type { Problem } from "../../problems/problem";
import { didYouMean } from "../../problems/did-you-mean";
import type { CodeFence } from "./code-fences";
import { parseCodeMeta, type CodeMeta } from "./code-meta";

const known = ["operation", "request", "response", "excerpt", "title", "alt", "showLineNumbers"];

/** Corrects the name of a misspelled word: `operaton=get-order` -> `operation=get-order`. */
function meantWord(word: string): string | undefined {
  const [name = "", ...value] = word.split("=");
  const near = didYouMean(name, known);
  return near && [near, ...value].join("=");
}

const operationMark = /^(operation|response|request)/;

/** True if a fence refers to an operation, or means to. */
export function isMarked({ operation, request, response, unknown }: CodeMeta): boolean {
  const meant = unknown.flatMap((word) => meantWord(word) ?? []);
  return (
    operation !== undefined ||
    request ||
    response !== undefined ||
    meant.some((word) => operationMark.test(word))
  );
}

/** A title or an alternative without quotes, or with one: up to the next known word, or to line numbers. */
const withoutQuotes = new RegExp(
  `(^|\\s)(title|alt)=(?!"[^"]*"|'[^']*'|“[^”]*”)["'“]?(.+?)["'”]?(?=\\s+(?:${known.join("|")})\\b|\\s*\\{|\\s*$)`,
  "g",
);

/** What is wrong with a word that means nothing, and the words of the fence as they should be. */
export function unknownWord(word: string, meta: string): { cause: string; corrected: string } {
  if (/^(?:title|alt)=/.test(word))
    return {
      cause: "The text of a title or an alternative goes in quotes.",
      corrected: meta.replace(withoutQuotes, (_, before, key, text) => `${before}${key}="${text}"`),
    };
  const title = /^\[(.+)\]$/.exec(word)?.[1];
  if (title !== undefined)
    return {
      cause: "VitePress writes the title of a block in brackets.",
      corrected: meta.replace(word, `title="${title}"`),
    };
  const near = meantWord(word);
  return {
    cause: near ? `The nearest one is "${near}".` : `Known are ${known.join(", ")} and {1,3-5}.`,
    corrected: meta
      .replace(word, near ?? "")
      .replace(/\s+/g, " ")
      .trim(),
  };
}

/** The opening line of a fence. */
export function fenceText({ lang, meta }: Pick<CodeFence, "lang" | "meta">): string {
  return `\`\`\`${[lang, meta].filter(Boolean).join(" ")}`;
}

/** A warning about the opening line of a fence. */
export const fenceWarning = (
  fence: CodeFence,
  file: string,
  words: Pick<Problem, "code" | "what" | "cause" | "fix">,
): Problem => ({
  level: "warning",
  where: { file, line: fence.line },
  seen: fenceText(fence),
  ...words,
});

/** `[1, 3, 4, 5]` -> `{1,3-5}` */
function inBraces(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && number <= range[1] + 1) range[1] = number;
    else ranges.push([number, number]);
  }
  const texts = ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`));
  return texts.length ? `{${texts.join(",")}}` : "";
}

const braces = /\{[\d,\s-]+\}/;

/** `{5-3}` -> `{3-5}` */
const inOrder = (meta: string) =>
  meta.replace(braces, (ranges) =>
    ranges.replace(
      /(\d+)(\s*-\s*)(\d+)/g,
      (range: string, first: string, dash: string, last: string) =>
        Number(first) > Number(last) ? last + dash + first : range,
    ),
  );

/** Highlighted lines that the code does not have. */
function missingLines(fence: CodeFence, file: string): Problem[] {
  const meta = inOrder(fence.meta);
  const { highlighted } = parseCodeMeta(meta);
  const last = fence.code.split("\n").length;
  const there = [...highlighted].filter((line) => line >= 1 && line <= last);
  const isThere = there.length === highlighted.size;
  if (isThere && meta === fence.meta) return [];
  return [
    fenceWarning(fence, file, {
      code: "code-lines-missing",
      what: "Lines are to be highlighted that the code does not have",
      cause: isThere
        ? "A range of lines begins with the smaller number."
        : `The code has ${last} ${last === 1 ? "line" : "lines"}, counted from 1.`,
      fix: fenceText({
        ...fence,
        meta: meta.replace(braces, inBraces(there)).replace(/\s+/g, " ").trim(),
      }),
    }),
  ];
}

/** Words after the language of a fence that mean nothing, and highlighted lines that are not there. */
export function fenceWordProblems(fence: CodeFence, file: string): Problem[] {
  const meta = parseCodeMeta(fence.meta);
  // What belongs to an operation is checked with it, more strictly.
  const unknown = isMarked(meta) ? [] : meta.unknown;
  const [first] = unknown;
  if (first === undefined) return missingLines(fence, file);
  const { cause } = unknownWord(first, fence.meta);
  const corrected = unknown.reduce((text) => {
    const [word] = parseCodeMeta(text).unknown;
    return word === undefined ? text : unknownWord(word, text).corrected;
  }, fence.meta);
  const words = unknown.length === 1 ? "a word that means nothing" : "words that mean nothing";
  const what = `The fence has ${words}: ${unknown.join(" ")}`;
  const fix = fenceText({ lang: fence.lang, meta: corrected });
  return [fenceWarning(fence, file, { code: "code-word-unknown", what, cause, fix })];
}
