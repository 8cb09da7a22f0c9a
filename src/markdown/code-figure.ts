import { text } from "../i18n/text";
import { escapeAttribute, escapeText } from "./escape-html";
import type { CodeMeta } from "./code-meta";
import { isPlain, isShell } from "./languages";
import type { CodeToken } from "./tokenize";

/** Runs a command of a tutorial; shown where the page has a walk-through. */
const runButton = `<button type="button" class="run" data-run hidden>${text.run}</button>`;

interface CodeFigure {
  lines: readonly (readonly CodeToken[])[];
  lang: string;
  meta: CodeMeta;
  /** Name for screen readers, from the title by default. */
  label?: string;
}

function tokenHtml({ text: code, className }: CodeToken): string {
  return className ? `<span class="${className}">${escapeText(code)}</span>` : escapeText(code);
}

/**
 * Lines are elements only where something is said about lines: a page of examples has thousands. The first always is:
 * it must not run below the bar.
 */
function linesHtml(lines: readonly (readonly CodeToken[])[], meta: CodeMeta): string {
  const apart = meta.showLineNumbers || meta.highlighted.size > 0;
  return lines
    .map((tokens, index) => {
      const html = tokens.map(tokenHtml).join("");
      if (!apart && index > 0) return html;
      return `<span class="line${meta.highlighted.has(index + 1) ? " hl" : ""}">${html}</span>`;
    })
    .join("\n");
}

/** The HTML of a code block: the same in MDX, in Markdown descriptions and for the examples of the API. */
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
