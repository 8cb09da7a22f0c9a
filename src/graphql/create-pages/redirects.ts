import { frozenVersions } from "../../config/docs-versions";
import { trimmedRedirects, type Redirect } from "../../content/navigation/folder-redirects";
import { type CreatePagesContext } from "./create-pages-args";
import { query } from "../../output/site-query";
import { docsSidebarItems } from "./docs-sidebar-items";

/** Redirects for addresses that readers get by trimming a page's address. */
export async function trimmedAddresses({
  graphql,
  routes,
  versions,
}: CreatePagesContext): Promise<Redirect[]> {
  const { allDocCategory, allApiDocument } = await query<Queries.CategoryRoutesQuery>(
    graphql,
    /* GraphQL */ `
      query CategoryRoutes {
        allDocCategory(sort: { dirPath: ASC }) {
          nodes {
            docsVersion
            dirPath
            slug
          }
        }
        allApiDocument {
          nodes {
            routePrefix
            categoryRoute
          }
        }
      }
    `,
  );
  const frozen = frozenVersions(versions);
  const names = [null, ...frozen.map(({ name }) => name)];
  const sidebars = await Promise.all(names.map((name) => docsSidebarItems(graphql, name)));
  return trimmedRedirects({
    routes: new Set(routes.keys()),
    versions: frozen,
    categories: allDocCategory.nodes,
    apis: allApiDocument.nodes,
    sidebar: sidebars.flat(),
  });
}
