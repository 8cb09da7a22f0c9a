import type { CodeFence } from "../../content/markdown/code-fences";
import type { Problem } from "../../problems/problem";
import { checkBody, type SnippetTools } from "./check-bodies";
import { checkCall, type RequestFence } from "./check-call";
import { markProblems } from "./check-marks";
import { snippetOf } from "./page-snippets";
import { unmarkedFences } from "./unmarked";

interface SnippetPage {
  file: string;
  codeFences: readonly CodeFence[];
  /** Unmarked calls of the API are problems. */
  marksRequired: boolean;
}

/** Checks the marked code of pages against the description. */
export function checkSnippets(pages: readonly SnippetPage[], tools: SnippetTools): Problem[] {
  const { contract } = tools;
  return pages.flatMap(({ file, codeFences, marksRequired }) => {
    const above: RequestFence[] = [];
    const problems = codeFences.flatMap((fence) => {
      const wrongMarks = markProblems(file, fence, contract);
      if (wrongMarks.length) return wrongMarks;
      const snippet = snippetOf(fence);
      const operation = snippet && contract.operations.get(snippet.operation);
      if (!operation) return [];
      if (snippet.kind === "call") return checkCall(file, snippet, operation, above, tools);
      if (snippet.kind === "request") above.push(snippet);
      return checkBody(file, snippet, operation, tools);
    });
    return [...problems, ...(marksRequired ? unmarkedFences(file, codeFences, contract) : [])];
  });
}
