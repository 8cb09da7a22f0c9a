import { codeFigureHtml } from "./code-figure";
import { parseCodeMeta } from "./code-meta";
import { tokenize } from "./tokenize";

interface HighlightOptions {
  /** The words after the language of a code fence: `{1,3-5} showLineNumbers`. */
  meta?: string;
  /** Name for screen readers; defaults to the title in `meta`. */
  label?: string;
}

/** The HTML of a highlighted code block; plain text if the language is unknown. */
export async function highlightCode(
  code: string,
  lang: string,
  { meta, label }: HighlightOptions = {},
): Promise<string> {
  const lines = await tokenize(code, lang);
  return codeFigureHtml({ lines, lang, meta: parseCodeMeta(meta), label });
}
