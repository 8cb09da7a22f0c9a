import { text } from "../../i18n/text";
import { escapeAttribute, escapeText } from "./escape-html";
import type { CodeMeta } from "./code-meta";
import { isPlain, isShell } from "./code-languages";
import type { CodeToken } from "./tokenize";

/** Runs a command of a tutorial; shown on pages with a walk-through. */
const runButton = `<button type="button" class="run" data-run hidden>${text.run}</button>`;

type Line = readonly CodeToken[];

interface CodeFigure {
  lines: readonly Line[];
  lang: string;
  meta: CodeMeta;
  /** Name for screen readers; defaults to the title. */
  label?: string;
}

function tokenHtml({ text: code, className }: CodeToken): string {
  return className ? `<span class="${className}">${escapeText(code)}</span>` : escapeText(code);
}

const tokensHtml = (tokens: Line) => tokens.map(tokenHtml).join("");

/** Joins the tokens of lines, so that a string across several lines is one element. */
function joinLines(lines: readonly Line[]): CodeToken[] {
  const joined: CodeToken[] = [];
  for (const [first, ...others] of lines) {
    const last = joined.at(-1);
    if (first && last && last.className === first.className) last.text += `\n${first.text}`;
    else joined.push({ text: "\n" }, ...(first ? [{ ...first }] : []));
    joined.push(...others.map((token) => ({ ...token })));
  }
  return joined;
}

/** Only highlighted or numbered lines are elements: a page of examples has thousands of lines. */
function linesHtml(lines: readonly Line[], { showLineNumbers, highlighted }: CodeMeta): string {
  const lineHtml = (line: Line, index: number) =>
    `<span class="line${highlighted.has(index + 1) ? " hl" : ""}">${tokensHtml(line)}</span>`;
  if (showLineNumbers || highlighted.size > 0) return lines.map(lineHtml).join("\n");
  return tokensHtml(joinLines(lines)).slice("\n".length);
}

/** The HTML of a code block in MDX, in Markdown, and in API examples. */
export function codeFigureHtml({ lines, lang, meta, label }: CodeFigure): string {
  const { title, showLineNumbers } = meta;
  const name = escapeAttribute(label ?? (title ? text.codeTitled(title) : text.codeExample));
  return [
    `<figure class="code${showLineNumbers ? " line-numbers" : ""}" data-lang="${escapeAttribute(lang || "text")}">`,
    title ? `<figcaption>${escapeText(title)}</figcaption>` : "",
    '<div class="code-bar">',
    isPlain(lang) ? "" : `<span class="code-lang">${escapeText(lang)}</span>`,
    meta.operation && isShell({ lang }) ? runButton : "",
    `<button type="button" class="copy" data-copy hidden>${text.copy}</button></div>`,
    `<pre tabindex="0" role="region" aria-label="${name}"><code>${linesHtml(lines, meta)}</code></pre></figure>`,
  ].join("");
}
