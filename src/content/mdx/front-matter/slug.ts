import { routeInVersion, type FrozenVersion } from "../../../config/docs-versions";
import { insideKind, kindOf, versionOf, type DocumentKind } from "./document-kind";

const roots: Record<DocumentKind, string> = { doc: "/docs", page: "", blog: "/blog" };

/** `docs/tutorial/quick-start/account.mdx` -> `tutorial/quick-start/account` */
export function docIdOf(sourcePath: string): string {
  return insideKind(sourcePath).replace(/\.mdx?$/, "");
}

/** The route of a file: its `slug`, or its path without extension, `index`, and a post's date; below its version. */
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
  if (slug?.startsWith("/")) return slug;
  const kind = kindOf(sourcePath) ?? "page";
  if (slug) {
    // The folders of posts, unlike those of docs, are in no address.
    const folder = kind === "blog" ? "" : docIdOf(sourcePath).split("/").slice(0, -1).join("/");
    return [roots[kind], folder, slug]
      .filter(Boolean)
      .join("/")
      .replace(/^(?!\/)/, "/");
  }
  const path = docIdOf(sourcePath).replace(/(^|\/)index$/, "");
  const name = kind === "blog" ? path.replace(/^\d{4}-\d{2}-\d{2}-/, "") : path;
  const route = name.replace(/\s+/g, "-");
  return `${roots[kind]}${route ? `/${route}` : ""}` || "/";
}
