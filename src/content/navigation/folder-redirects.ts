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

/** `/docs`, `/docs/tutorial`: the folders above a route. */
export function foldersAbove(route: string): string[] {
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
