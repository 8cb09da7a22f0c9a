import type { CodeFence } from "../../content/markdown/code-fences";
import { parseCodeMeta } from "../../content/markdown/code-meta";
import type { Problem } from "../../problems/problem";
import type { Contract, ContractOperation } from "./contract";
import { curlRequests, type CurlRequest } from "./curl";
import { literalLength, matchPath, pathBehind } from "./path-template";
import { isShell } from "../../content/markdown/languages";
import { fenceText, problemInFence } from "./report";

function callIn(fence: CodeFence, { servers }: Contract): CurlRequest | undefined {
  return isShell(fence)
    ? curlRequests(fence.code).find(({ url }) => pathBehind(servers, url) !== undefined)
    : undefined;
}

function operationOf(
  { url, method }: CurlRequest,
  { operations, servers }: Contract,
): ContractOperation | undefined {
  const path = pathBehind(servers, url) ?? "";
  return [...operations.values()]
    .filter((operation) => operation.method === method && matchPath(operation.path, path))
    .sort((a, b) => literalLength(b.path) - literalLength(a.path))[0];
}

function unmarked(file: string, fence: CodeFence, meta: string): Problem {
  return problemInFence({ file, fence }, 0, {
    code: "unmarked",
    what:
      fence.lang === "json"
        ? "The answer of a call is not marked"
        : "A call of the API is not marked",
    cause: "What a page says about the API is checked, and this fence does not say what it is.",
    fix: fenceText({
      lang: fence.lang === "json" ? "json" : "bash",
      meta: `${meta} ${fence.meta}`.trim(),
    }),
  });
}

/** Calls of the API, and the JSON that follows one directly, that do not say what they are. */
export function unmarkedFences(
  file: string,
  fences: readonly CodeFence[],
  contract: Contract,
): Problem[] {
  const problems: Problem[] = [];
  /** The slug of the call just above, with nothing but headers between. */
  let called: string | undefined;
  for (const fence of fences) {
    const marked = parseCodeMeta(fence.meta).operation;
    const call = callIn(fence, contract);
    if (call) {
      called = marked ?? operationOf(call, contract)?.slug ?? "…";
      if (marked === undefined) problems.push(unmarked(file, fence, `operation=${called}`));
    } else if (fence.lang === "json" && marked === undefined) {
      if (called !== undefined)
        problems.push(unmarked(file, fence, `operation=${called} response=200`));
      called = undefined;
    } else if (fence.lang !== "http") called = undefined;
  }
  return problems;
}
