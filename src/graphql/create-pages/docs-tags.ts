import { groupBy } from "../../config/group-by";
import { ownedPages } from "../../content/blog/plan";
import { addPage, type CreatePagesContext } from "./create-pages-args";
import { query } from "../../output/site-query";
import { createTagPages } from "./tag-pages";
import { template } from "./template";

const docsPerTagPage = 30;

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
  const byTag = groupBy(docs, ({ tags }) => tags);
  if (!byTag.size) return;
  const tags = allTag.nodes.map(({ id, permalink }) => ({ key: id, permalink }));
  const pages = ownedPages(tags, byTag, docsPerTagPage);
  await createTagPages(context, "docs", pages, docs);
  addPage(context, {
    path: "/docs/tags",
    component: template("docs-tags"),
    source: "src/views/templates/docs-tags.tsx",
    context: {},
  });
}
