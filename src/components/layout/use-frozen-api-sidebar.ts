import { graphql, useStaticQuery } from "gatsby";
import type { SidebarItem } from "../../navigation/sidebar";

/** The API sidebar of a frozen version; one file for the API pages of all of them, which today's pages do not load. */
export function useFrozenApiSidebar(docsVersion: string | null): readonly SidebarItem[] {
  const { frozenSidebars } = useStaticQuery<Queries.FrozenApiSidebarsQuery>(graphql`
    query FrozenApiSidebars {
      frozenSidebars(id: "api") {
        id
        items
      }
    }
  `);
  const sidebar = frozenSidebars.find(({ id }) => id === docsVersion);
  return (sidebar?.items ?? []) as unknown as readonly SidebarItem[];
}
