import type { BlogEntry } from "../../content/blog/post";
import { newestFirst } from "../../content/blog/post";
import { contentFile } from "../../config/source-folders";
import { type CreatePagesContext } from "./create-pages-args";
import { query } from "../../output/site-query";

/** Tags and authors are ids of nodes. */
export interface PostPage extends BlogEntry {
  tagKeys: string[];
  unlisted: boolean;
  contentFilePath: string;
  /** For messages. */
  file: string;
}

interface Described {
  key: string;
  permalink: string | null;
}

/** Posts are newest first; keys of tags and authors are ids of nodes. */
export async function blogEntries({
  graphql,
}: CreatePagesContext): Promise<{ posts: PostPage[]; tags: Described[]; authors: Described[] }> {
  const data = await query<Queries.CreateBlogQuery>(
    graphql,
    /* GraphQL */ `
      query CreateBlog {
        allBlogPost {
          nodes {
            id
            slug
            title
            date
            unlisted
            contentFilePath
            sourcePath
            tags {
              id
              key
            }
            authors {
              id
            }
          }
        }
        allTag(filter: { scope: { eq: "blog" } }, sort: { key: ASC }) {
          nodes {
            id
            permalink
          }
        }
        allAuthor(sort: { key: ASC }) {
          nodes {
            id
            permalink
          }
        }
      }
    `,
  );
  const posts = data.allBlogPost.nodes.map(({ tags, authors, sourcePath, ...post }) => ({
    ...post,
    file: contentFile(sourcePath),
    tags: tags.map(({ id }) => id),
    tagKeys: tags.map(({ key }) => key),
    authors: authors.map(({ id }) => id),
  }));
  return {
    posts: posts.sort(newestFirst),
    tags: data.allTag.nodes.map(({ id, permalink }) => ({ key: id, permalink })),
    authors: data.allAuthor.nodes.map(({ id, permalink }) => ({ key: id, permalink })),
  };
}
