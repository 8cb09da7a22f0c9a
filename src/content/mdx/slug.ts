import { routeInVersion, type FrozenVersion } from "../../config/docs-versions";
import { insideKind, kindOf, versionOf, type DocumentKind } from "./document-kind";

const roots: Record<DocumentKind, string> = { doc: "/docs", page: "", blog: "/blog" };

/** Path under content/docs without extension: `tutorial/quick-start/account`. */
export function docIdOf(sourcePath: string): string {
  return insideKind(sourcePath).replace(/\.mdx?$/, "");
}

/** The route of a file: its `slug`, else its path without extension, `index`, and the date of a post; below its version. */
export function routeOf(
  sourcePath: string,
  slug?: string,
  versions: readonly FrozenVersion[] = [],
): string {
  const version = versions.find(({ name }) => name === versionOf(sourcePath));
  const route = routeOfPath(sourcePath, slug);
  return version ? routeInVersion(route, version) : route;
}

function routeOfPath(sourcePath: string, slug?: string): string {
  if (slug) return slug;
  const kind = kindOf(sourcePath) ?? "page";
  const path = docIdOf(sourcePath).replace(/(^|\/)index$/, "");
  const name = kind === "blog" ? path.replace(/^\d{4}-\d{2}-\d{2}-/, "") : path;
  const route = name.replace(/\s+/g, "-");
  return `${roots[kind]}${route ? `/${route}` : ""}` || "/";
}
