import { kindOf, type DocumentKind } from "./document-kind";

const roots: Record<DocumentKind, string> = { doc: "/docs", page: "", blog: "/blog" };

/** `docs/tutorial/index.mdx` -> `tutorial/index`. */
function insideKind(sourcePath: string): string {
  return sourcePath.replace(/^[^/]+\//, "").replace(/\.mdx?$/, "");
}

/** Path under content/docs without extension: `tutorial/quick-start/account`. */
export function docIdOf(sourcePath: string): string {
  return insideKind(sourcePath);
}

/** The route of a file: its `slug`, else its path without extension, `index`, and the date of a post. */
export function routeOf(sourcePath: string, slug?: string): string {
  if (slug) return slug;
  const kind = kindOf(sourcePath) ?? "page";
  const path = insideKind(sourcePath).replace(/(^|\/)index$/, "");
  const name = kind === "blog" ? path.replace(/^\d{4}-\d{2}-\d{2}-/, "") : path;
  const route = name.replace(/\s+/g, "-");
  return `${roots[kind]}${route ? `/${route}` : ""}` || "/";
}
