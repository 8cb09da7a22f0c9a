import type { CodeFence } from "../../content/markdown/code-fences";
import { type CodeMeta, parseCodeMeta } from "../../content/markdown/code-meta";
import { unknownOperation } from "../../content/mdx/problems/check-operations";
import type { Problem } from "../../problems/problem";
import type { Contract } from "./contract";
import { isShell } from "../../content/markdown/code-languages";
import { fenceText, isMarked, unknownWord } from "../../content/markdown/fence-words";
import { problemInFence } from "./report";

type Report = (code: string, what: string, cause: string, corrected: string) => Problem;

function meaningless(word: string, meta: string, report: Report): Problem {
  const { cause, corrected } = unknownWord(word, meta);
  return report("mark", `The fence has a word that means nothing: ${word}`, cause, corrected);
}

/** True if a fence says whether it is a request or one response, as JSON has to. */
function saysWhat(fence: CodeFence, { request, response, excerpt }: CodeMeta): boolean {
  const isAnswer = /^[1-5]\d\d$/.test(response ?? "");
  return (
    isShell(fence) ||
    (fence.lang === "json" && (request !== isAnswer || Boolean(request && (excerpt || response))))
  );
}

/** Problems with the words after a fence's language. */
export function markProblems(file: string, fence: CodeFence, contract: Contract): Problem[] {
  const meta = parseCodeMeta(fence.meta);
  const { operation, request, unknown } = meta;
  const place = { file, fence };
  const withMeta = (corrected: string) =>
    fenceText({ lang: fence.lang, meta: corrected.replace(/\s+/g, " ").trim() });
  const report: Report = (code, what, cause, corrected) =>
    problemInFence(place, 0, { code, what, cause, fix: withMeta(corrected) });
  if (!isMarked(meta)) return [];
  if (unknown.length) return unknown.map((word) => meaningless(word, fence.meta, report));
  if (operation === undefined)
    return [
      report(
        "mark",
        "The fence does not say which operation it belongs to",
        "A request or a response is checked against the operation that operation= names.",
        `operation=${[...contract.operations.keys()][0] ?? ""} ${fence.meta}`,
      ),
    ];
  if (!contract.operations.has(operation)) {
    const fixOf = (near: string) => withMeta(fence.meta.replace(operation, near));
    const words = unknownOperation(operation, contract.operations.keys(), fixOf);
    return [problemInFence(place, 0, { code: "operation", ...words })];
  }
  if (saysWhat(fence, meta)) return [];
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
