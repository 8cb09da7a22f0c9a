import type { DocPageContext } from "../../templates/doc";
import type { DocCategoryPageContext } from "../../templates/doc-category";
import { addPage, query, type CreatePagesContext } from "./create-pages-args";
import { template } from "./template";

/** One page for each doc, and one for each category that has a route. */
export async function createDocs(context: CreatePagesContext): Promise<void> {
  const { allDoc, allDocCategory } = await query<Queries.CreateDocsQuery>(
    context.graphql,
    /* GraphQL */ `
      query CreateDocs {
        allDoc {
          nodes {
            id
            slug
            contentFilePath
          }
        }
        allDocCategory(filter: { slug: { ne: null } }) {
          nodes {
            id
            slug
            dirPath
          }
        }
      }
    `,
  );
  for (const { id, slug, contentFilePath } of allDoc.nodes)
    addPage<DocPageContext>(context, {
      path: slug,
      component: template("doc", contentFilePath),
      context: { id },
    });
  for (const { id, slug, dirPath } of allDocCategory.nodes)
    if (slug)
      addPage<DocCategoryPageContext>(context, {
        path: slug,
        component: template("doc-category"),
        context: { id, dirGlob: `${dirPath}/**` },
      });
}
