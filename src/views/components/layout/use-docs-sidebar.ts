import { graphql, useStaticQuery } from "gatsby";
import type { SidebarItem } from "../../../content/navigation/sidebar";

/** The docs sidebar, shared by all docs pages as one file of its own. */
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
