import type { Description } from "./description";

/** The Markdown page with the error catalogue. */
export const catalogueFile = "overviews/support.md";

/** The codes in the error catalogue: its headings are `### Error <code>`. */
export function cataloguedCodes(description: Description): string[] {
  const text = description.markdown.get(catalogueFile) ?? "";
  return [...text.matchAll(/^### Error ([a-z0-9-]+)\s*$/gm)].map(([, code = ""]) => code);
}
