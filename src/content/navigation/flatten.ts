import type { SidebarItem } from "./sidebar";

interface SidebarPage {
  label: string;
  to: string;
}

/** The pages of a sidebar in reading order, without links to sections of pages. */
export function flattenSidebar(items: readonly SidebarItem[]): SidebarPage[] {
  return items.flatMap(({ label, to, items: below = [] }) => [
    ...(to && !to.includes("#") ? [{ label, to }] : []),
    ...flattenSidebar(below),
  ]);
}

/** The pages before and after the one at `route`. */
export function neighbors(
  pages: readonly SidebarPage[],
  route: string,
): { previous?: SidebarPage; next?: SidebarPage } {
  const at = pages.findIndex((page) => page.to === route);
  return at < 0 ? {} : { previous: pages[at - 1], next: pages[at + 1] };
}
