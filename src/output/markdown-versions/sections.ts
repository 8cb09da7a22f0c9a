import { sectionFolder } from "../../config/addresses/site-folders";
import type { SidebarItem } from "../../content/navigation/sidebar";
import { kebabCase } from "../../content/markdown/kebab-case";
import { freeName } from "../../openapi/slugs";

/** Pages with one file that has them all in full. */
export interface MarkdownSection {
  title: string;
  /** Title of the surrounding group. */
  group: string;
  /** Address: `/llms/quick-start.txt`. */
  file: string;
  /** In reading order. */
  pages: readonly { label: string; to: string }[];
}

const isPage = (item: SidebarItem): item is SidebarItem & { to: string } =>
  item.to !== undefined && !item.to.includes("#");

const pageOf = ({ label, to }: { label: string; to: string }) => ({ label, to });

function groupsBelow(items: readonly SidebarItem[], group: string): [SidebarItem, string][] {
  return items.flatMap((item) => [
    ...(item.items?.length ? ([[item, group]] as [SidebarItem, string][]) : []),
    ...groupsBelow(item.items ?? [], item.label),
  ]);
}

/** The loose pages of a sidebar, then each group with pages. `title` names the loose pages and the group at the top. */
export function markdownSections(
  sidebar: readonly SidebarItem[],
  title: string,
  taken: Set<string>,
): MarkdownSection[] {
  const section = (label: string, group: string, pages: MarkdownSection["pages"]) => {
    if (!pages.length) return [];
    const file = `/${sectionFolder}/${freeName(kebabCase(label), taken)}.txt`;
    return [{ title: label, group, file, pages }];
  };
  const loose = sidebar.filter((item) => !item.items?.length).filter(isPage);
  return [
    ...section(title, title, loose.map(pageOf)),
    ...groupsBelow(sidebar, title).flatMap(([item, group]) => {
      const own = (item.items ?? []).filter((one) => !one.items?.length).filter(isPage);
      return section(item.label, group, [...(isPage(item) ? [item] : []), ...own].map(pageOf));
    }),
  ];
}
