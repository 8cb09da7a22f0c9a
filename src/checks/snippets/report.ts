import type { CodeFence } from "../../content/markdown/code-fences";
import type { Problem } from "../../problems/problem";

/** A fence and the page it stands on. */
export interface FencePlace {
  file: string;
  fence: CodeFence;
}

/** A problem at a line of a fence's code, from 1; line 0 is the fence itself. */
export function problemInFence(
  { file, fence }: FencePlace,
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

/** The opening line of a fence, as written. */
export function fenceText({ lang, meta }: Pick<CodeFence, "lang" | "meta">): string {
  return `\`\`\`${[lang, meta].filter(Boolean).join(" ")}`;
}
