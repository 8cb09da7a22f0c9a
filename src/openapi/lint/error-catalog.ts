import type { Description } from "./description";

/** The Markdown page with the error catalog. */
export const catalogFile = "overviews/support.md";

/** The codes in the error catalog: its headings are `### Error <code>`. */
export function catalogedCodes(description: Description): string[] {
  const text = description.markdown.get(catalogFile) ?? "";
  return [...text.matchAll(/^### Error ([a-z0-9-]+)\s*$/gm)].map(([, code = ""]) => code);
}
