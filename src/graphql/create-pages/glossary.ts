import { glossaryRoute } from "../../config/docs-routes";
import { addPage, type CreatePagesContext } from "./create-pages-args";
import { query } from "../../output/site-query";
import { template } from "./template";

export async function createGlossary(context: CreatePagesContext): Promise<void> {
  const { allGlossaryTerm } = await query<Queries.CreateGlossaryQuery>(
    context.graphql,
    /* GraphQL */ `
      query CreateGlossary {
        allGlossaryTerm {
          totalCount
        }
      }
    `,
  );
  if (allGlossaryTerm.totalCount)
    addPage(context, {
      path: glossaryRoute,
      component: template("glossary"),
      source: "src/views/templates/glossary.tsx",
      context: {},
    });
}
