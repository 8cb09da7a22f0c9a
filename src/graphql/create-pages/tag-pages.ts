import { groupBy } from "../../config/group-by";
import type { OwnedPages } from "../../content/blog/plan";
import { relatedTags } from "../../content/blog/related";
import type { TagScope } from "../../content/mdx/front-matter/tags";
import type { TagPageContext } from "../../views/templates/blog-tag";
import { addPage, type CreatePagesContext } from "./create-pages-args";
import { query } from "../../output/site-query";
import { template } from "./template";

/** Number of related tags that a tag links to. */
const related = 8;

/** Maps each used tag of docs to the blog's tag with the same key, and back, if both are used. */
async function tagCounterparts({ graphql }: CreatePagesContext): Promise<Map<string, string>> {
  const { allTag, allDoc, allBlogPost } = await query<Queries.UsedTagsQuery>(
    graphql,
    /* GraphQL */ `
      query UsedTags {
        allTag(sort: { id: ASC }) {
          nodes {
            id
            key
          }
        }
        allDoc(filter: { unlisted: { eq: false } }) {
          nodes {
            tags {
              id
            }
          }
        }
        allBlogPost(filter: { unlisted: { eq: false } }) {
          nodes {
            tags {
              id
            }
          }
        }
      }
    `,
  );
  const pages = [...allDoc.nodes, ...allBlogPost.nodes];
  const used = new Set(pages.flatMap(({ tags }) => tags.map(({ id }) => id)));
  const byKey = groupBy(
    allTag.nodes.filter(({ id }) => used.has(id)),
    ({ key }) => [key],
  );
  return new Map(
    [...byKey.values()].flatMap(([a, b]) =>
      a && b ? [[a.id, b.id] as const, [b.id, a.id] as const] : [],
    ),
  );
}

/** The pages of tags, which are ids of nodes, as `entries` have them. */
export async function createTagPages(
  context: CreatePagesContext,
  scope: TagScope,
  tags: readonly OwnedPages[],
  entries: readonly { tags: readonly string[] }[],
): Promise<void> {
  const counterparts = await tagCounterparts(context);
  const beside = relatedTags(entries, related);
  for (const { key: id, pages } of tags)
    for (const { path, ...list } of pages) {
      const counterpartId = counterparts.get(id) ?? "";
      addPage<TagPageContext>(context, {
        path,
        component: template(`${scope}-tag`),
        source: `content/${scope}/tags.yml`,
        context: { id, counterpartId, relatedIds: beside.get(id) ?? [], ...list },
      });
    }
}
