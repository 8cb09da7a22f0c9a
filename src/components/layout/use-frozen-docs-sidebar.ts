import { graphql, useStaticQuery } from "gatsby";
import type { SidebarItem } from "../../navigation/sidebar";

/** The docs sidebar of a frozen version; one file for the docs pages of all of them, which today's pages do not load. */
export function useFrozenDocsSidebar(docsVersion: string | null): readonly SidebarItem[] {
  const { frozenSidebars } = useStaticQuery<Queries.FrozenDocsSidebarsQuery>(graphql`
    query FrozenDocsSidebars {
      frozenSidebars(id: "docs") {
        id
        items
      }
    }
  `);
  const sidebar = frozenSidebars.find(({ id }) => id === docsVersion);
  return (sidebar?.items ?? []) as unknown as readonly SidebarItem[];
}
