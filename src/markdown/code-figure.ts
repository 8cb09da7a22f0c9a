import { text } from "../i18n/en";
import { escapeAttribute, escapeText } from "./escape-html";
import type { CodeMeta } from "./code-meta";
import { isPlain } from "./languages";
import type { CodeToken } from "./tokenize";

interface CodeFigure {
  lines: readonly CodeToken[][];
  lang: string;
  meta: CodeMeta;
  /** Name for screen readers, from the title by default. */
  label?: string;
}

function tokenHtml({ text: code, className }: CodeToken): string {
  return className ? `<span class="${className}">${escapeText(code)}</span>` : escapeText(code);
}

function lineHtml(tokens: readonly CodeToken[], highlighted: boolean): string {
  const className = highlighted ? "line hl" : "line";
  return `<span class="${className}">${tokens.map(tokenHtml).join("")}</span>`;
}

/** The HTML of a code block: the same in MDX, in Markdown descriptions and for the examples of the API. */
export function codeFigureHtml({ lines, lang, meta, label }: CodeFigure): string {
  const { title, highlighted, showLineNumbers } = meta;
  const name = escapeAttribute(label ?? (title ? `Code: ${title}` : "Code example"));
  const code = lines.map((line, index) => lineHtml(line, highlighted.has(index + 1))).join("\n");
  return [
    `<figure class="code${showLineNumbers ? " line-numbers" : ""}" data-lang="${escapeAttribute(lang || "text")}">`,
    title ? `<figcaption>${escapeText(title)}</figcaption>` : "",
    '<div class="code-bar">',
    isPlain(lang) ? "" : `<span class="code-lang">${escapeText(lang)}</span>`,
    `<button type="button" class="copy" data-copy hidden>${text.copy}</button></div>`,
    `<pre tabindex="0" role="region" aria-label="${name}"><code>${code}</code></pre></figure>`,
  ].join("");
}
