import { groupBy } from "../../config/group-by";
import { listPages } from "../../content/blog/paging";
import { relatedTags } from "../../content/blog/related";
import type { TagPageContext } from "../../views/templates/blog-tag";
import { addPage, type CreatePagesContext } from "./create-pages-args";
import { query } from "../../output/site-query";
import { template } from "./template";
import { tagCounterparts } from "./used-tags";

const docsPerTagPage = 30;
const related = 8;

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
  const [beside, counterparts] = [relatedTags(docs, related), await tagCounterparts(context)];
  for (const { id, permalink } of allTag.nodes) {
    const ids = byTag.get(id)?.map((doc) => doc.id);
    for (const { path, ...list } of ids ? listPages(permalink, ids, docsPerTagPage) : [])
      addPage<TagPageContext>(context, {
        path,
        component: template("docs-tag"),
        source: "content/docs/tags.yml",
        context: {
          id,
          counterpartId: counterparts.get(id) ?? "",
          relatedIds: beside.get(id) ?? [],
          ...list,
        },
      });
  }
  addPage(context, {
    path: "/docs/tags",
    component: template("docs-tags"),
    source: "src/views/templates/docs-tags.tsx",
    context: {},
  });
}
