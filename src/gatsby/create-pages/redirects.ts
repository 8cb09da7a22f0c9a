import { folderRedirects, type Redirect } from "../../navigation/folder-redirects";
import { query, type CreatePagesContext } from "./create-pages-args";
import { docsSidebarItems } from "./docs-sidebar-items";

/** `/docs`, `/docs/tutorial` … : the folders above a route. */
function parents(route: string): string[] {
  const parts = route.split("/").slice(1, -1);
  return parts.map((_part, index) => `/${parts.slice(0, index + 1).join("/")}`);
}

interface ApiRoutes {
  route: string;
  categoryRoute: string;
}

/** Redirects for addresses that a reader gets by trimming a page's address. */
export async function trimmedAddresses(
  { graphql, routes: sources }: CreatePagesContext,
  api: ApiRoutes,
): Promise<Redirect[]> {
  const { allDocCategory } = await query<Queries.CategoryRoutesQuery>(
    graphql,
    /* GraphQL */ `
      query CategoryRoutes {
        allDocCategory {
          nodes {
            dirPath
            slug
          }
        }
      }
    `,
  );
  const routes = new Set(sources.keys());
  const sidebar = await docsSidebarItems(graphql);
  const known = new Map<string, string | null>([
    ...allDocCategory.nodes.map(({ dirPath, slug }) => [`/docs/${dirPath}`, slug] as const),
    [api.route, routes.has(api.categoryRoute) ? api.categoryRoute : null],
    ["/docs/category", routes.has("/docs") ? "/docs" : null],
  ]);
  const folders = new Set([...routes].flatMap(parents).filter((route) => !/^\/blog\b/.test(route)));
  return folderRedirects(
    [...folders].map((route) => ({ route, slug: known.get(route) })),
    sidebar,
    routes,
  );
}
