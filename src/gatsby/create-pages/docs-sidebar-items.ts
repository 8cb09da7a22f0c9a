import type { CreatePagesArgs } from "gatsby";
import type { SidebarItem } from "../../navigation/sidebar";
import { query } from "./create-pages-args";

/** The docs sidebar, as pages get it. */
export async function docsSidebarItems(
  graphql: CreatePagesArgs["graphql"],
): Promise<readonly SidebarItem[]> {
  const { sidebar } = await query<Queries.DocsSidebarItemsQuery>(
    graphql,
    /* GraphQL */ `
      query DocsSidebarItems {
        sidebar(id: "docs") {
          items
        }
      }
    `,
  );
  return sidebar.items as unknown as readonly SidebarItem[];
}
