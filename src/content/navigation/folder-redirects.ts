import { flattenSidebar } from "./flatten";
import type { SidebarItem } from "./sidebar";

export interface Redirect {
  from: string;
  to: string;
}

/** A folder of pages: its route as one gets it by trimming a page's address, and its category page where it has one. */
export interface Folder {
  route: string;
  slug?: string | null;
}

/**
 * Redirects for addresses that a reader gets by trimming a URL: a folder leads to its category page,
 * one without such a page to the first page below it. Routes that exist are left alone.
 */
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
