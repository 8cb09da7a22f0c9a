import type { FrozenVersion } from "../../config/docs-versions";
import { flattenSidebar } from "./flatten";
import type { SidebarItem } from "./sidebar";

export interface Redirect {
  from: string;
  to: string;
}

/** A folder of pages, and the route of its category page, if it has one. */
interface Folder {
  route: string;
  slug?: string | null;
}

interface TrimmedSite {
  /** Of all pages. */
  routes: ReadonlySet<string>;
  versions: readonly FrozenVersion[];
  categories: readonly { docsVersion?: string | null; dirPath: string; slug?: string | null }[];
  /** Where each description's pages are, and the page of the whole API. */
  apis: readonly { routePrefix: string; categoryRoute: string }[];
  /** Of the docs of all versions. */
  sidebar: readonly SidebarItem[];
}

/** `/docs`, `/docs/tutorial`: the folders above a route. */
function foldersAbove(route: string): string[] {
  const parts = route.split("/").slice(1, -1);
  return parts.map((_part, index) => `/${parts.slice(0, index + 1).join("/")}`);
}

/** Redirects for readers who trim a URL: folders lead to their category page, or to the first page in them. */
export function folderRedirects(
  folders: readonly Folder[],
  sidebar: readonly SidebarItem[],
  routes: ReadonlySet<string>,
): Redirect[] {
  const pages = flattenSidebar(sidebar);
  return folders.flatMap(({ route, slug }) => {
    const to = slug ?? pages.find((page) => page.to?.startsWith(`${route}/`))?.to;
    return to && !routes.has(route) ? [{ from: route, to }] : [];
  });
}

/** Redirects from every address that readers of a site get by trimming a page's address. */
export function trimmedRedirects(site: TrimmedSite): Redirect[] {
  const { routes, versions, categories, apis, sidebar } = site;
  const docsOf = (version?: string | null) =>
    versions.find(({ name }) => name === version)?.route ?? "/docs";
  const known = new Map<string, string | null | undefined>([
    ...categories.map(
      ({ docsVersion, dirPath, slug }) => [`${docsOf(docsVersion)}/${dirPath}`, slug] as const,
    ),
    ...apis.map(
      ({ routePrefix, categoryRoute }) =>
        [routePrefix, routes.has(categoryRoute) ? categoryRoute : null] as const,
    ),
    ["/docs/category", routes.has("/docs") ? "/docs" : null],
  ]);
  // The blog has a page at each of its addresses, or none.
  const folders = new Set(
    [...routes].flatMap(foldersAbove).filter((route) => !/^\/blog\b/.test(route)),
  );
  return folderRedirects(
    [...folders].map((route) => ({ route, slug: known.get(route) })),
    sidebar,
    routes,
  );
}
