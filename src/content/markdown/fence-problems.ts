import type { Problem } from "../../problems/problem";
import type { CodeFence } from "./code-fences";
import { parseCodeMeta } from "./code-meta";
import { drawDiagram } from "./diagram";
import { fenceText, fenceWarning, fenceWordProblems } from "./fence-words";
import { drawnLanguages, isKnownLanguage, nearestLanguage } from "./code-languages";

/** `js{1,3}`, `js:line-numbers`, `title="a.js"`: what other generators write without a space, or without a language. */
function meantFence({ lang, meta }: CodeFence): { lang: string; meta: string } | undefined {
  if (lang.includes("=")) return { lang: "text", meta: `${lang} ${meta}`.trim() };
  const [, name = "", more = ""] = /^([\w+#-]+)(\{[\d,-]+\}|:[\w-]+)$/.exec(lang) ?? [];
  if (!name || !isKnownLanguage(name)) return undefined;
  const words = more === ":line-numbers" ? "showLineNumbers" : more.startsWith("{") ? more : "";
  return { lang: name, meta: [words, meta].filter(Boolean).join(" ") };
}

/** Languages of diagrams, and other spellings of those that are drawn. */
function drawnMeant(lang: string): string | undefined {
  const name = lang.toLowerCase();
  if (drawnLanguages.has(name) && name !== lang) return name;
  return /^(?:graphviz|gv|mermaid|plantuml|puml|d2)$/.test(name) ? "dot" : undefined;
}

/** A diagram in a language that is not drawn, or under a name that is not known. */
function notDrawn(fence: CodeFence, file: string, meant: string): Problem {
  const isSame = /^(?:graphviz|gv)$/i.test(fence.lang) || meant !== "dot";
  return fenceWarning(fence, file, {
    code: "code-language-not-drawn",
    what: `A diagram is shown as code: ${fence.lang}`,
    cause: isSame
      ? `Blocks of the language ${meant} are drawn.`
      : "Diagrams are drawn from the language of Graphviz, dot; others stay code.",
    fix: isSame
      ? fenceText({ lang: meant, meta: fence.meta })
      : '```dot alt="An order is draft, then open."\ndigraph {\n  draft -> open;\n}\n```',
  });
}

function unknownLanguage(fence: CodeFence, file: string): Problem {
  const meant = meantFence(fence);
  const near = meant?.lang ?? nearestLanguage(fence.lang);
  return fenceWarning(fence, file, {
    code: "code-language-unknown",
    what: `Unknown code language: ${fence.lang}`,
    cause: meant
      ? "Between the language and what follows stands a space, and the language comes first."
      : near
        ? `"${fence.lang}" is misspelled; the nearest known language is "${near}".`
        : "There is no highlighting for this language, so the code is shown as plain text.",
    fix: fenceText(meant ?? { ...fence, lang: near ?? "text" }),
  });
}

/** The line with the arrows that its kind of graph has. */
function rightArrows(code: string, seen: string): string | undefined {
  const isDirected = /^\s*(?:strict\s+)?digraph\b/i.test(code);
  const fixed = isDirected ? seen.replaceAll("--", "->") : seen.replaceAll("->", "--");
  return fixed === seen ? undefined : fixed;
}

function invalidDiagram(fence: CodeFence, file: string, error: string, line: number): Problem {
  const seen = fence.code.split("\n")[line - 1]?.trim() ?? "";
  return {
    level: "error",
    code: "dot-invalid",
    what: "A dot diagram cannot be drawn",
    where: { file, line: fence.line + line },
    seen,
    cause: `Graphviz says: ${error.replace(/ in line \d+/, "")}.`,
    fix:
      rightArrows(fence.code, seen) ??
      'digraph {\n  rankdir=LR;\n  draft -> open [label="issue"];\n}',
  };
}

function noAlternative(fence: CodeFence, file: string): Problem {
  return fenceWarning(fence, file, {
    code: "dot-without-alt",
    what: "A diagram has no text alternative",
    cause: "Readers who hear the page get nothing of the diagram.",
    fix: '```dot alt="An order is draft, then open, then shipped."',
  });
}

async function diagramProblems(fence: CodeFence, file: string): Promise<Problem[]> {
  const { alt } = parseCodeMeta(fence.meta);
  const drawing = await drawDiagram(fence.code, alt);
  return [
    ...(drawing.error === undefined
      ? []
      : [invalidDiagram(fence, file, drawing.error, drawing.line)]),
    // One without quotes is told by the words of the fence.
    ...(alt || /\balt=\S/.test(fence.meta) ? [] : [noAlternative(fence, file)]),
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
    else {
      const drawn = drawnMeant(fence.lang);
      if (drawn) problems.push(notDrawn(fence, file, drawn));
      else if (!isKnownLanguage(fence.lang)) problems.push(unknownLanguage(fence, file));
    }
    problems.push(...fenceWordProblems(fence, file));
  }
  return problems;
}
