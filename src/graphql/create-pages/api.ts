import type { ApiChangesPageContext } from "../../views/templates/api-changes";
import { versionsOf } from "../../content/versions/page-versions";
import { addPage, type CreatePagesContext } from "./create-pages-args";
import { query } from "../../output/site-query";
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
          since
          html
          breaking
          operations
          toc {
            id
            title
            depth
          }
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

/** Per description: a page of the whole API, its changelog, one page per tag with an overview, one per operation. */
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
    addPage(context, {
      path: categoryRoute,
      source,
      component: template("api-category", document),
      context: { id, ...categoryVersions(document) },
    });
    if (changes)
      addPage<ApiChangesPageContext>(context, {
        path: changes.route,
        source,
        component: template("api-changes", document),
        context: { changes, ...changelogVersions(document) },
      });
  }

  const tags = data.allApiTag.nodes.filter(({ overview }) => overview);
  const overviewVersions = versionsOf(versions, tags, {
    key: ({ overview }) => overview?.slug ?? "",
    route: ({ overview }) => overview?.route ?? null,
  });
  for (const tag of tags)
    addPage(context, {
      path: tag.overview?.route ?? "",
      source: tag.overview?.sourcePath ?? "",
      component: template("api-overview", tag),
      context: { id: tag.id, ...overviewVersions(tag) },
    });

  const operations = data.allApiOperation.nodes;
  const operationVersions = versionsOf(versions, operations, {
    key: ({ slug }) => slug,
    route: ({ route }) => route,
  });
  for (const operation of operations)
    addPage(context, {
      path: operation.route,
      source: operation.sourcePath,
      component: template("api-operation", operation),
      context: { id: operation.id, ...operationVersions(operation) },
    });
}
