import { contentFile } from "../../config/source-folders";
import { addPage, type CreatePagesContext } from "./create-pages-args";
import { query } from "../../output/site-query";
import { template } from "./template";

export async function createContentPages(context: CreatePagesContext): Promise<void> {
  const { allPage } = await query<Queries.CreateContentPagesQuery>(
    context.graphql,
    /* GraphQL */ `
      query CreateContentPages {
        allPage(sort: { slug: ASC }) {
          nodes {
            id
            slug
            contentFilePath
            sourcePath
          }
        }
      }
    `,
  );
  for (const { id, slug, contentFilePath, sourcePath } of allPage.nodes)
    addPage(context, {
      path: slug,
      component: template("page", { contentFilePath }),
      context: { id },
      source: contentFile(sourcePath),
    });
}
