import { sectionFolder } from "../../config/addresses/site-folders";
import type { SidebarItem } from "../../content/navigation/sidebar";
import { kebabCase } from "../../content/markdown/kebab-case";
import { freeName } from "../../openapi/slugs";

/** Pages that belong together, with one file that holds them all in full. */
export interface TwinSection {
  title: string;
  /** Name of the group of sections around it. */
  group: string;
  /** Address of the file: `/llms/quick-start.txt`. */
  file: string;
  /** Routes, in reading order. */
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

/**
 * The sections of a sidebar: its loose pages, then each group that has pages of its own. `title` is that of the loose
 * pages and the group of what stands at the top.
 */
export function twinSections(
  sidebar: readonly SidebarItem[],
  title: string,
  taken: Set<string>,
): TwinSection[] {
  const section = (label: string, group: string, pages: TwinSection["pages"]): TwinSection[] =>
    pages.length
      ? [
          {
            title: label,
            group,
            file: `/${sectionFolder}/${freeName(kebabCase(label), taken)}.txt`,
            pages,
          },
        ]
      : [];
  const loose = sidebar.filter((item) => !item.items?.length).filter(isPage);
  return [
    ...section(title, title, loose.map(pageOf)),
    ...groupsBelow(sidebar, title).flatMap(([item, group]) => {
      const own = (item.items ?? []).filter((one) => !one.items?.length).filter(isPage);
      return section(item.label, group, [...(isPage(item) ? [item] : []), ...own].map(pageOf));
    }),
  ];
}
