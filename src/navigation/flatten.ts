import type { SidebarItem } from "./sidebar";

/** The pages of a sidebar in reading order; links to a section of a page are no pages of their own. */
export function flattenSidebar(items: readonly SidebarItem[]): SidebarItem[] {
  return items.flatMap((item) => [
    ...(item.to && !item.to.includes("#") ? [item] : []),
    ...flattenSidebar(item.items ?? []),
  ]);
}

/** The pages before and after the one at `route`. */
export function neighbours(
  pages: readonly SidebarItem[],
  route: string,
): { previous?: SidebarItem; next?: SidebarItem } {
  const at = pages.findIndex((page) => page.to === route);
  return at < 0 ? {} : { previous: pages[at - 1], next: pages[at + 1] };
}
