import type { SidebarItem } from "./sidebar";

/** The items from the top of a sidebar to the page at `route`; empty if it is not in the sidebar. */
export function trailTo(items: readonly SidebarItem[], route: string): SidebarItem[] {
  for (const item of items) {
    if (item.to === route) return [item];
    const below = trailTo(item.items ?? [], route);
    if (below.length) return [item, ...below];
  }
  return [];
}
