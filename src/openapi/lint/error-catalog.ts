import type { Description } from "./parsed-description";

/** The Markdown page with the error catalog. */
export const catalogFile = "overviews/support.md";

/** The codes in the error catalog: its headings are `### Error <code>`. */
export function catalogedCodes(description: Description): string[] {
  const text = description.markdown.get(catalogFile) ?? "";
  return [...text.matchAll(/^### Error ([a-z0-9-]+)\s*$/gm)].map(([, code = ""]) => code);
}

/** What the catalog says of a code; empty for codes that it does not have. */
export function catalogEntry(description: Description, code: string): string {
  const text = description.markdown.get(catalogFile) ?? "";
  const [, after = ""] = text.split(`### Error ${code}\n`);
  return after.split(/^#/m)[0] ?? "";
}
