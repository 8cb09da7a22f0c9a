import { planDocsTags } from "../../content/docs-tags/plan-docs-tags";
import { addPage, type CreatePagesContext } from "./create-pages-args";
import { query } from "../../output/site-query";
import { createTagPages } from "./tag-pages";
import { template } from "./template";

/** Creates the pages of each tag that docs use, and one page with all tags. */
export async function createDocsTags(context: CreatePagesContext): Promise<void> {
  const { allTag, allDoc } = await query<Queries.CreateDocsTagsQuery>(
    context.graphql,
    /* GraphQL */ `
      query CreateDocsTags {
        allTag(filter: { scope: { eq: "docs" } }) {
          nodes {
            id
            permalink
          }
        }
        allDoc(
          filter: { unlisted: { eq: false }, docsVersion: { eq: null } }
          sort: { title: ASC }
        ) {
          nodes {
            id
            tags {
              id
            }
          }
        }
      }
    `,
  );
  const docs = allDoc.nodes.map(({ id, tags }) => ({ id, tags: tags.map((tag) => tag.id) }));
  const tags = allTag.nodes.map(({ id, permalink }) => ({ key: id, permalink }));
  const plan = planDocsTags({ docs, tags });
  if (!plan.index) return;
  await createTagPages(context, "docs", plan.tags, docs);
  addPage(context, {
    path: plan.index,
    component: template("docs-tags"),
    source: "src/views/templates/docs-tags.tsx",
    context: {},
  });
}
