import { codeFigureHtml } from "./code-figure";
import { parseCodeMeta } from "./code-meta";
import { tokenize } from "./tokenize";

interface HighlightOptions {
  title?: string;
  /** The words after the language of a code fence: `{1,3-5} showLineNumbers`. */
  meta?: string;
  /** Name for screen readers; defaults to the title. */
  label?: string;
}

/** The HTML of a highlighted code block; plain text if the language is unknown. */
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
