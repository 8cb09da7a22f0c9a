import type { ApiCategoryPageContext } from "../../templates/api-category";
import type { ApiOperationPageContext } from "../../templates/api-operation";
import type { ApiOverviewPageContext } from "../../templates/api-overview";
import { addPage, query, type CreatePagesContext } from "./create-pages-args";
import { template } from "./template";

/** The page of the whole API, one for each tag with an overview, one for each operation. */
export async function createApi(context: CreatePagesContext, categoryRoute: string): Promise<void> {
  const data = await query<Queries.CreateApiQuery>(
    context.graphql,
    /* GraphQL */ `
      query CreateApi {
        allApiDocument {
          nodes {
            id
            sourcePath
          }
        }
        allApiTag {
          nodes {
            id
            overview {
              route
              sourcePath
            }
          }
        }
        allApiOperation {
          nodes {
            id
            route
            sourcePath
          }
        }
      }
    `,
  );
  for (const { id, sourcePath } of data.allApiDocument.nodes)
    addPage<ApiCategoryPageContext>(context, {
      path: categoryRoute,
      source: sourcePath,
      component: template("api-category"),
      context: { id },
    });
  for (const { id, overview } of data.allApiTag.nodes)
    if (overview)
      addPage<ApiOverviewPageContext>(context, {
        path: overview.route,
        source: overview.sourcePath,
        component: template("api-overview"),
        context: { id },
      });
  for (const { id, route, sourcePath } of data.allApiOperation.nodes)
    addPage<ApiOperationPageContext>(context, {
      path: route,
      source: sourcePath,
      component: template("api-operation"),
      context: { id },
    });
}
