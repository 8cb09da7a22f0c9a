import { graphql, useStaticQuery } from "gatsby";
import type { SidebarItem } from "../../../content/navigation/sidebar";

/** The API sidebar, one file for all API pages. */
export function useApiSidebar(): readonly SidebarItem[] {
  const data = useStaticQuery<Queries.ApiSidebarQuery>(graphql`
    query ApiSidebar {
      sidebar(id: "api") {
        items
      }
    }
  `);
  return data.sidebar.items as unknown as readonly SidebarItem[];
}
