import type { Drawing } from "./drawing";

interface Shown {
  descriptionHtml?: string | undefined;
  html: string;
}

/** An example below what its author says of it. */
export function exampleHtml(
  { descriptionHtml, html }: Shown,
  { lang, dir }: Drawing["language"],
): string {
  if (!descriptionHtml) return html;
  const language = lang ? ` lang="${lang}" dir="${dir}"` : "";
  return `<div class="field-text"${language}>${descriptionHtml.trim()}</div>${html}`;
}
