import { graphql, useStaticQuery } from "gatsby";
import type { SidebarItem } from "../../../content/navigation/sidebar";

/** The docs sidebar, one file for all docs pages. */
export function useDocsSidebar(): readonly SidebarItem[] {
  const data = useStaticQuery<Queries.DocsSidebarQuery>(graphql`
    query DocsSidebar {
      sidebar(id: "docs") {
        items
      }
    }
  `);
  return data.sidebar.items as unknown as readonly SidebarItem[];
}
