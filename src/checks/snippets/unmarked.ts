import type { CodeFence } from "../../content/markdown/code-fences";
import { parseCodeMeta } from "../../content/markdown/code-meta";
import type { Problem } from "../../problems/problem";
import type { Contract } from "./contract";
import { curlRequests, type CurlRequest } from "./curl-commands";
import { operationsAt, pathBehind } from "./path-template";
import { isShell } from "../../content/markdown/code-languages";
import { fenceText } from "../../content/markdown/fence-words";
import { problemInFence } from "./report";
import { unclosedQuote } from "./unclosed-quote";

function callIn(fence: CodeFence, { servers }: Contract): CurlRequest | undefined {
  return isShell(fence)
    ? curlRequests(fence.code).find(({ url }) => pathBehind(servers, url) !== undefined)
    : undefined;
}

function slugOf({ url, method }: CurlRequest, contract: Contract): string | undefined {
  const path = pathBehind(contract.servers, url) ?? "";
  return operationsAt(path, contract).find((operation) => operation.method === method)?.slug;
}

function unmarked(file: string, fence: CodeFence, meta: string): Problem {
  return problemInFence({ file, fence }, 0, {
    code: "unmarked",
    what:
      fence.lang === "json"
        ? "The response of a call is not marked"
        : "A call of the API is not marked",
    cause: "What a page says about the API is checked, and this fence does not say what it is.",
    fix: fenceText({
      lang: fence.lang === "json" ? "json" : "bash",
      meta: `${meta} ${fence.meta}`.trim(),
    }),
  });
}

/** Calls with an open quote, unmarked calls of the API, and unmarked JSON directly below a call. */
export function unmarkedFences(
  file: string,
  fences: readonly CodeFence[],
  contract: Contract,
): Problem[] {
  const problems: Problem[] = [];
  /** Slug of the call directly above, or above its response headers. */
  let called: string | undefined;
  for (const fence of fences) {
    const marked = parseCodeMeta(fence.meta).operation;
    const open = isShell(fence) && /\bcurl\b/.test(fence.code) && unclosedQuote(fence.code);
    if (open) {
      problems.push(
        problemInFence({ file, fence }, open.line, {
          code: "quote",
          what: "A quote in a call is never closed",
          cause: "A shell would wait for the rest of the command.",
          fix: open.fix,
        }),
      );
      called = undefined;
      continue;
    }
    const call = callIn(fence, contract);
    if (call) {
      called = marked ?? slugOf(call, contract) ?? "…";
      if (marked === undefined) problems.push(unmarked(file, fence, `operation=${called}`));
    } else if (fence.lang === "json" && marked === undefined) {
      if (called !== undefined)
        problems.push(unmarked(file, fence, `operation=${called} response=200`));
      called = undefined;
    } else if (fence.lang !== "http") called = undefined;
  }
  return problems;
}
