import type { CodeFence } from "../../content/markdown/code-fences";
import { fenceText } from "../../content/markdown/fence-words";
import type { Problem } from "../../problems/problem";

export interface FenceOnPage {
  file: string;
  fence: CodeFence;
}

/** A problem at a 1-based line of a fence's code; line 0 is the opening line. */
export function problemInFence(
  { file, fence }: FenceOnPage,
  line: number,
  words: Pick<Problem, "code" | "what" | "cause" | "fix">,
): Problem {
  const seen = line ? fence.code.split("\n")[line - 1]?.trim() : fenceText(fence);
  return {
    level: "error",
    where: { file, line: fence.line + line },
    seen: seen ?? "",
    ...words,
    code: `snippet-${words.code}`,
  };
}
