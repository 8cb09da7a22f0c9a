import { type CreatePagesContext } from "./create-pages-args";
import { query } from "../../output/site-query";

/** For each tag of docs or posts that is on a page: the tag of the other place with the same key, where that is used too. */
export async function tagTwins({ graphql }: CreatePagesContext): Promise<Map<string, string>> {
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
