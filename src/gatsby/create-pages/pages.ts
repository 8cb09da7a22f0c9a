import type { PagePageContext } from "../../templates/page";
import { addPage, query, type CreatePagesContext } from "./create-pages-args";
import { template } from "./template";

/** One page for each file of content/pages. */
export async function createContentPages(context: CreatePagesContext): Promise<void> {
  const { allPage } = await query<Queries.CreateContentPagesQuery>(
    context.graphql,
    /* GraphQL */ `
      query CreateContentPages {
        allPage {
          nodes {
            id
            slug
            contentFilePath
          }
        }
      }
    `,
  );
  for (const { id, slug, contentFilePath } of allPage.nodes)
    addPage<PagePageContext>(context, {
      path: slug,
      component: template("page", contentFilePath),
      context: { id },
    });
}
