import { glossaryRoute } from "../../glossary/route";
import { addPage, query, type CreatePagesContext } from "./create-pages-args";
import { template } from "./template";

/** The page of the glossary; none where there is no term. */
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
      source: "src/templates/glossary.tsx",
      context: {},
    });
}
