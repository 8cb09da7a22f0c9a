import type { CodeFence } from "../../content/markdown/code-fences";
import { parseCodeMeta } from "../../content/markdown/code-meta";
import { didYouMean } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";
import type { Contract } from "./contract";
import { isShell } from "../../content/markdown/code-languages";
import { fenceText, problemInFence } from "./report";

const marks = ["operation", "request", "response", "excerpt", "title", "alt", "showLineNumbers"];

/** Corrects the name of a misspelled word: `operaton=get-order` -> `operation=get-order`. */
function meantWord(word: string): string | undefined {
  const [name = "", ...value] = word.split("=");
  const near = didYouMean(name, marks);
  return near && [near, ...value].join("=");
}

/** Problems with the words after a fence's language. */
export function markProblems(file: string, fence: CodeFence, { operations }: Contract): Problem[] {
  const { operation, request, response, excerpt, unknown } = parseCodeMeta(fence.meta);
  const report = (code: string, what: string, cause: string, meta: string | undefined) =>
    problemInFence({ file, fence }, 0, {
      code,
      what,
      cause,
      fix:
        meta === undefined
          ? "Name an operation by the last part of its page's address."
          : fenceText({ lang: fence.lang, meta: meta.replace(/\s+/g, " ").trim() }),
    });
  const meant = unknown.flatMap((word) => meantWord(word) ?? []);
  const isMarked =
    operation !== undefined ||
    request ||
    response !== undefined ||
    meant.some((word) => /^(operation|response|request)/.test(word));
  if (!isMarked) return [];
  if (unknown.length)
    return unknown.map((word) => {
      const near = meantWord(word);
      return report(
        "mark",
        `The fence has a word that means nothing: ${word}`,
        near ? `The nearest one is "${near}".` : `Known are ${marks.join(", ")} and {1,3-5}.`,
        fence.meta.replace(word, near ?? ""),
      );
    });
  if (operation === undefined)
    return [
      report(
        "mark",
        "The fence does not say which operation it belongs to",
        "A request or an answer is checked against the operation that operation= names.",
        `operation=${[...operations.keys()][0] ?? ""} ${fence.meta}`,
      ),
    ];
  if (!operations.has(operation)) {
    const near = didYouMean(operation, operations.keys());
    return [
      report(
        "operation",
        `There is no API operation "${operation}"`,
        near
          ? `The id is misspelt; the nearest operation is "${near}".`
          : "No operation of the API description has this slug.",
        near && fence.meta.replace(operation, near),
      ),
    ];
  }
  if (isShell(fence)) return [];
  const isAnswer = /^[1-5]\d\d$/.test(response ?? "");
  if (fence.lang === "json" && request !== isAnswer && !(request && (excerpt || response)))
    return [];
  const title = /title=("[^"]*"|'[^']*')/.exec(fence.meta)?.[0] ?? "";
  return [
    report(
      "mark",
      "The fence does not say what of the operation it shows",
      "A json fence is a request or one response (in full, or as an excerpt); a bash fence is a call; other languages are not checked.",
      `operation=${operation} ${request ? "request" : "response=200"} ${title}`,
    ),
  ];
}
