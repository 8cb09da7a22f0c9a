import { type CreatePagesContext } from "./create-pages-args";
import { query } from "../../output/site-query";

/** Maps each used tag of docs to the blog's tag with the same key, and back, if both are used. */
export async function tagCounterparts({
  graphql,
}: CreatePagesContext): Promise<Map<string, string>> {
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
  const byKey = new Map<string, string[]>();
  for (const { id, key } of allTag.nodes)
    if (used.has(id)) byKey.set(key, [...(byKey.get(key) ?? []), id]);
  return new Map(
    [...byKey.values()].flatMap(([a, b]) => (a && b ? [[a, b] as const, [b, a] as const] : [])),
  );
}
