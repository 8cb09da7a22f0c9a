import type { CreatePagesArgs } from "gatsby";
import { checkOperations } from "../mdx/check-operations";
import type { Problem } from "../problems/problem";
import { contentLibrary } from "./content-library";
import { query } from "./create-pages/create-pages-args";
import { brokenLinks } from "./source-folders";

/** Every `<Operation id>` of the content must name an operation of the description. */
export async function checkOperationReferences(
  graphql: CreatePagesArgs["graphql"],
): Promise<Problem[]> {
  const { allApiOperation } = await query<Queries.OperationSlugsQuery>(
    graphql,
    /* GraphQL */ `
      query OperationSlugs {
        allApiOperation {
          nodes {
            slug
          }
        }
      }
    `,
  );
  const slugs = new Set(allApiOperation.nodes.map(({ slug }) => slug));
  const { documents } = await contentLibrary();
  return checkOperations(documents, slugs, brokenLinks);
}
