import { frozenVersions } from "../../config/docs-versions";
import {
  folderRedirects,
  foldersAbove,
  type Redirect,
} from "../../content/navigation/folder-redirects";
import { type CreatePagesContext } from "./create-pages-args";
import { query } from "../../output/site-query";
import { docsSidebarItems } from "./docs-sidebar-items";

/** Redirects for addresses that readers get by trimming a page's address. */
export async function trimmedAddresses({
  graphql,
  routes: sources,
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
  const routes = new Set(sources.keys());
  const frozen = frozenVersions(versions);
  const names = [null, ...frozen.map(({ name }) => name)];
  const sidebars = await Promise.all(names.map((name) => docsSidebarItems(graphql, name)));
  const docsOf = (version: string | null) =>
    frozen.find(({ name }) => name === version)?.route ?? "/docs";
  const known = new Map<string, string | null>([
    ...allDocCategory.nodes.map(
      ({ docsVersion, dirPath, slug }) => [`${docsOf(docsVersion)}/${dirPath}`, slug] as const,
    ),
    ...allApiDocument.nodes.map(
      ({ routePrefix, categoryRoute }) =>
        [routePrefix, routes.has(categoryRoute) ? categoryRoute : null] as const,
    ),
    ["/docs/category", routes.has("/docs") ? "/docs" : null],
  ]);
  const folders = new Set(
    [...routes].flatMap(foldersAbove).filter((route) => !/^\/blog\b/.test(route)),
  );
  return folderRedirects(
    [...folders].map((route) => ({ route, slug: known.get(route) })),
    sidebars.flat(),
    routes,
  );
}
