import type { SidebarItem } from "./sidebar";

/** An entry of a sidebar that is a page. */
export interface SidebarPage {
  label: string;
  to: string;
}

/** The pages of a sidebar in reading order; links to a section of a page are no pages of their own. */
export function flattenSidebar(items: readonly SidebarItem[]): SidebarPage[] {
  return items.flatMap(({ label, to, items: below = [] }) => [
    ...(to && !to.includes("#") ? [{ label, to }] : []),
    ...flattenSidebar(below),
  ]);
}

/** The pages before and after the one at `route`. */
export function neighbours(
  pages: readonly SidebarPage[],
  route: string,
): { previous?: SidebarPage; next?: SidebarPage } {
  const at = pages.findIndex((page) => page.to === route);
  return at < 0 ? {} : { previous: pages[at - 1], next: pages[at + 1] };
}
