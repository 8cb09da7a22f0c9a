import { docsSidebar } from "../../navigation/docs-sidebar";
import type { Redirect } from "../../navigation/folder-redirects";
import { folderRedirects, type Folder } from "../../navigation/folder-redirects";
import { query, type CreatePagesContext } from "./create-pages-args";

/** `/docs/tutorial`, `/docs` … : the folders above a route. */
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
  const { allDoc, allDocCategory } = await query<Queries.TrimmedAddressesQuery>(
    graphql,
    /* GraphQL */ `
      query TrimmedAddresses {
        allDoc {
          nodes {
            docId
            slug
            sidebarLabel
            sidebarPosition
            unlisted
          }
        }
        allDocCategory {
          nodes {
            dirPath
            label
            position
            slug
          }
        }
      }
    `,
  );
  const routes = new Set(sources.keys());
  const sidebar = docsSidebar(allDoc.nodes, allDocCategory.nodes);
  const categoryOf = new Map(allDocCategory.nodes.map((c) => [`/docs/${c.dirPath}`, c.slug]));
  const pages = allDoc.nodes.map(({ slug }) => slug);
  const folders: Folder[] = [...new Set([...pages, ...routes].flatMap(parents))]
    .filter((route) => !route.startsWith("/blog"))
    .map((route) => ({ route, slug: categoryOf.get(route) }));
  const home = routes.has("/docs") ? "/docs" : pages[0];
  return [
    ...folderRedirects(
      [{ route: api.route, slug: routes.has(api.categoryRoute) ? api.categoryRoute : null }],
      sidebar,
      routes,
    ),
    ...folderRedirects(
      folders.filter(({ route }) => route !== api.route),
      sidebar,
      routes,
    ),
    ...folderRedirects([{ route: "/docs/category", slug: home }], sidebar, routes),
  ].filter((redirect, index, list) => list.findIndex((r) => r.from === redirect.from) === index);
}
