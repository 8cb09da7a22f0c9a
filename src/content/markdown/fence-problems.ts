import type { Problem } from "../../problems/problem";
import type { CodeFence } from "./code-fences";
import { parseCodeMeta } from "./code-meta";
import { drawDiagram } from "./diagram";
import { fenceText, fenceWordProblems } from "./fence-words";
import { isKnownLanguage, nearestLanguage } from "./code-languages";

function unknownLanguage(fence: CodeFence, file: string): Problem {
  const near = nearestLanguage(fence.lang);
  return {
    level: "warning",
    code: "code-language-unknown",
    what: `Unknown code language: ${fence.lang}`,
    where: { file, line: fence.line },
    seen: fenceText(fence),
    cause: near
      ? `"${fence.lang}" is misspelled; the nearest known language is "${near}".`
      : "There is no highlighting for this language, so the code is shown as plain text.",
    fix: fenceText({ ...fence, lang: near ?? "text" }),
  };
}

function invalidDiagram(fence: CodeFence, file: string, error: string, line: number): Problem {
  return {
    level: "error",
    code: "dot-invalid",
    what: "A dot diagram cannot be drawn",
    where: { file, line: fence.line + line },
    seen: fence.code.split("\n")[line - 1]?.trim() ?? "",
    cause: `Graphviz says: ${error.replace(/ in line \d+/, "")}.`,
    fix: 'digraph {\n  rankdir=LR;\n  draft -> open [label="issue"];\n}',
  };
}

function noAlternative(fence: CodeFence, file: string): Problem {
  return {
    level: "warning",
    code: "dot-without-alt",
    what: "A diagram has no text alternative",
    where: { file, line: fence.line },
    seen: fenceText(fence),
    cause: "Readers who hear the page get nothing of the diagram.",
    fix: '```dot alt="An order is draft, then open, then shipped."',
  };
}

async function diagramProblems(fence: CodeFence, file: string): Promise<Problem[]> {
  const { alt } = parseCodeMeta(fence.meta);
  const drawing = await drawDiagram(fence.code, alt);
  return [
    ...(drawing.error === undefined
      ? []
      : [invalidDiagram(fence, file, drawing.error, drawing.line)]),
    ...(alt ? [] : [noAlternative(fence, file)]),
  ];
}

/** Unknown languages and words of code blocks, and diagrams that are invalid or lack a text alternative. */
export async function fenceProblems(
  fences: readonly CodeFence[],
  file: string,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const fence of fences) {
    if (fence.lang === "dot") problems.push(...(await diagramProblems(fence, file)));
    else if (!isKnownLanguage(fence.lang)) problems.push(unknownLanguage(fence, file));
    problems.push(...fenceWordProblems(fence, file));
  }
  return problems;
}
