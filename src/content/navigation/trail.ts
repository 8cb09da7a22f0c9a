import type { SidebarItem } from "./sidebar";

/** The items from the top of a sidebar down to the one that is the page at `route`; empty when it is in none. */
export function trailTo(items: readonly SidebarItem[], route: string): SidebarItem[] {
  for (const item of items) {
    if (item.to === route) return [item];
    const below = trailTo(item.items ?? [], route);
    if (below.length) return [item, ...below];
  }
  return [];
}
