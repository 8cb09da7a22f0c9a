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
  lang?: string,
): SidebarItem[] {
  const inLanguage = lang ? { lang } : {};
  const tagItem = ({ name, to, operations }: SidebarTag): SidebarItem => ({
    ...inLanguage,
    label: name,
    to,
    ...(operations.length
      ? { items: operations.map((one) => ({ ...operationItem(one), ...inLanguage })) }
      : {}),
  });
  const items = groups.map(({ name, tags }) => ({
    ...inLanguage,
    label: name,
    items: tags.map(tagItem),
  }));
  return [home, ...items];
}

function operationItem({ summary, route, method, deprecated }: SidebarOperation): SidebarItem {
  return { label: summary, to: route, method, ...(deprecated ? { deprecated } : {}) };
}
