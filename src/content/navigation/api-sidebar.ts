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

/**
 * The API sidebar: the page of the whole API, the pages of the first group that are about no operation of their own but
 * about all, then groups, tags, and operations. `lang` is the language of its labels.
 */
export function apiSidebar(
  groups: readonly SidebarTagGroup[],
  home: { label: string; to: string },
  lang?: string,
): SidebarItem[] {
  const inLanguage = lang ? { lang } : {};
  const operationItem = (operation: SidebarOperation): SidebarItem => {
    const { summary, route, method, deprecated } = operation;
    return { label: summary, to: route, method, ...(deprecated && { deprecated }), ...inLanguage };
  };
  const tagItem = ({ name, to, operations }: SidebarTag): SidebarItem => ({
    ...inLanguage,
    label: name,
    to,
    ...(operations.length && { items: operations.map(operationItem) }),
  });
  const aboutAll = groups[0]?.tags.filter(({ operations }) => !operations.length) ?? [];
  const items = groups
    .map(({ name, tags }) => ({ name, tags: tags.filter((tag) => !aboutAll.includes(tag)) }))
    .filter(({ tags }) => tags.length > 0)
    .map(({ name, tags }) => ({ ...inLanguage, label: name, items: tags.map(tagItem) }));
  return [home, ...aboutAll.map(tagItem), ...items];
}
