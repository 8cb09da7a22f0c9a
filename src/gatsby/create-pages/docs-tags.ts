import type { DocsTagPageContext } from "../../templates/docs-tag";
import { addPage, query, type CreatePagesContext } from "./create-pages-args";
import { template } from "./template";

/** A page for each tag of the docs, and one with all of them. */
export async function createDocsTags(context: CreatePagesContext): Promise<void> {
  const { allTag } = await query<Queries.CreateDocsTagsQuery>(
    context.graphql,
    /* GraphQL */ `
      query CreateDocsTags {
        allTag(filter: { scope: { eq: "docs" } }) {
          nodes {
            id
            permalink
          }
        }
      }
    `,
  );
  for (const { id, permalink } of allTag.nodes)
    addPage<DocsTagPageContext>(context, {
      path: permalink,
      component: template("docs-tag"),
      source: "content/docs/tags.yml",
      context: { id },
    });
  if (allTag.nodes.length)
    addPage(context, {
      path: "/docs/tags",
      component: template("docs-tags"),
      source: "src/templates/docs-tags.tsx",
      context: {},
    });
}
