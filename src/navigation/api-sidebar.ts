import type { SidebarItem } from "./sidebar";

interface SidebarOperation {
  summary: string;
  route: string;
  method: string;
  deprecated: boolean;
}

interface SidebarTag {
  name: string;
  to: string;
  operations: readonly SidebarOperation[];
}

export interface SidebarTagGroup {
  name: string;
  tags: readonly SidebarTag[];
}

/** The API sidebar: the page of the whole API, then tag groups, tags and their operations. */
export function apiSidebar(
  groups: readonly SidebarTagGroup[],
  home: { label: string; to: string },
): SidebarItem[] {
  const tagItem = ({ name, to, operations }: SidebarTag): SidebarItem => ({
    label: name,
    to,
    ...(operations.length ? { items: operations.map(operationItem) } : {}),
  });
  const items = groups.map(({ name, tags }) => ({ label: name, items: tags.map(tagItem) }));
  return [home, ...items];
}

function operationItem({ summary, route, method, deprecated }: SidebarOperation): SidebarItem {
  return { label: summary, to: route, method, ...(deprecated ? { deprecated } : {}) };
}
