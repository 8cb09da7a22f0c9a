import type { DocPageContext } from "../../templates/doc";
import type { DocCategoryPageContext } from "../../templates/doc-category";
import { writeWalkThroughs } from "../write-walk-throughs";
import { contentFile } from "../source-folders";
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
            sourcePath
          }
        }
        allDocCategory(filter: { slug: { ne: null } }) {
          nodes {
            id
            slug
            dirPath
            sourcePath
          }
        }
      }
    `,
  );
  const walks = await writeWalkThroughs();
  for (const { id, slug, contentFilePath, sourcePath } of allDoc.nodes) {
    const walk = walks.get(contentFilePath);
    addPage<DocPageContext>(context, {
      path: slug,
      component: template("doc", contentFilePath),
      context: { id, ...(walk && { walk }) },
      source: contentFile(sourcePath),
    });
  }
  for (const { id, slug, dirPath, sourcePath } of allDocCategory.nodes)
    if (slug)
      addPage<DocCategoryPageContext>(context, {
        path: slug,
        component: template("doc-category"),
        context: { id, dirGlob: `${dirPath}/**` },
        source: contentFile(sourcePath),
      });
}
