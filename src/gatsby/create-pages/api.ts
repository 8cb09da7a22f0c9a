import type { ApiCategoryPageContext } from "../../templates/api-category";
import type { ApiChangesPageContext } from "../../templates/api-changes";
import type { ApiOperationPageContext } from "../../templates/api-operation";
import type { ApiOverviewPageContext } from "../../templates/api-overview";
import { versionsOf } from "../../versions/page-versions";
import { addPage, query, type CreatePagesContext } from "./create-pages-args";
import { template } from "./template";

const asked = /* GraphQL */ `
  query CreateApi {
    allApiDocument {
      nodes {
        id
        docsVersion
        categoryRoute
        sourcePath
        changes {
          route
        }
      }
    }
    allApiTag {
      nodes {
        id
        docsVersion
        overview {
          slug
          route
          sourcePath
        }
      }
    }
    allApiOperation {
      nodes {
        id
        docsVersion
        slug
        route
        sourcePath
      }
    }
  }
`;

/** Pages of frozen versions have templates of their own, which bring their sidebars. */
const templateOf = (name: string, { docsVersion }: { docsVersion: string | null }) =>
  template(docsVersion ? `${name}-frozen` : name);

/** Of each description: the page of the whole API, its changelog, one for each tag with an overview, one for each operation. */
export async function createApi(context: CreatePagesContext): Promise<void> {
  const data = await query<Queries.CreateApiQuery>(context.graphql, asked);
  const { versions } = context;
  const documents = data.allApiDocument.nodes;
  const categoryVersions = versionsOf(versions, documents, {
    key: () => "",
    route: ({ categoryRoute }) => categoryRoute,
  });
  const changelogVersions = versionsOf(versions, documents, {
    key: () => "",
    route: ({ changes }) => changes?.route ?? null,
  });
  for (const document of documents) {
    const { id, categoryRoute, changes, sourcePath: source } = document;
    addPage<ApiCategoryPageContext>(context, {
      path: categoryRoute,
      source,
      component: templateOf("api-category", document),
      context: { id, ...categoryVersions(document) },
    });
    if (changes)
      addPage<ApiChangesPageContext>(context, {
        path: changes.route,
        source,
        component: templateOf("api-changes", document),
        context: { id, ...changelogVersions(document) },
      });
  }

  const tags = data.allApiTag.nodes.filter(({ overview }) => overview);
  const overviewVersions = versionsOf(versions, tags, {
    key: ({ overview }) => overview?.slug ?? "",
    route: ({ overview }) => overview?.route ?? null,
  });
  for (const tag of tags)
    addPage<ApiOverviewPageContext>(context, {
      path: tag.overview?.route ?? "",
      source: tag.overview?.sourcePath ?? "",
      component: templateOf("api-overview", tag),
      context: { id: tag.id, ...overviewVersions(tag) },
    });

  const operations = data.allApiOperation.nodes;
  const operationVersions = versionsOf(versions, operations, {
    key: ({ slug }) => slug,
    route: ({ route }) => route,
  });
  for (const operation of operations)
    addPage<ApiOperationPageContext>(context, {
      path: operation.route,
      source: operation.sourcePath,
      component: templateOf("api-operation", operation),
      context: { id: operation.id, ...operationVersions(operation) },
    });
}
