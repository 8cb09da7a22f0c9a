import { codeFigureHtml } from "./code-figure";
import { parseCodeMeta } from "./code-meta";
import { tokenize } from "./tokenize";

interface HighlightOptions {
  title?: string;
  /** What stands behind the language of a code fence: `{1,3-5} showLineNumbers`. */
  meta?: string;
  /** Name for screen readers; from the title by default. */
  label?: string;
}

/** The HTML of a highlighted code block with its copy button. An unknown language is shown as plain text. */
export async function highlightCode(
  code: string,
  lang: string,
  { title, meta, label }: HighlightOptions = {},
): Promise<string> {
  const parsed = parseCodeMeta(meta);
  return codeFigureHtml({
    lines: await tokenize(code, lang),
    lang,
    meta: title ? { ...parsed, title } : parsed,
    label,
  });
}
