import type { CreatePagesArgs } from "gatsby";
import type { SidebarItem } from "../../content/navigation/sidebar";
import { query } from "../../output/site-query";

/** The sidebar of today's docs, or of a frozen version. */
export async function docsSidebarItems(
  graphql: CreatePagesArgs["graphql"],
  version: string | null = null,
): Promise<readonly SidebarItem[]> {
  const { sidebar } = await query<Queries.DocsSidebarItemsQuery>(
    graphql,
    /* GraphQL */ `
      query DocsSidebarItems($version: String) {
        sidebar(id: "docs", version: $version) {
          items
        }
      }
    `,
    { version },
  );
  return sidebar.items as unknown as readonly SidebarItem[];
}
