import fs from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { atomFeed, jsonFeed, rssFeed, type FeedFacts, type FeedPost } from "./feed";
import { feedContent } from "./feed-content";
import { mainOf } from "../html/page-parts";
import { groupBy } from "../../config/group-by";
import { blogRoutes } from "../../content/blog/plan";
import { text } from "../../i18n/text";
import { sentAddress } from "../../config/addresses/sent-address";
import { writeSiteFile } from "../files/written";
import { query } from "../site-query";

const feedQuery = /* GraphQL */ `
  query Feeds {
    siteConfig {
      title
      url
      language
      locales {
        code
        htmlLang
      }
      blog {
        title
        description
        postsPerFeed
      }
      footer {
        copyright
      }
    }
    allTag(filter: { scope: { eq: "blog" } }, sort: { key: ASC }) {
      nodes {
        id
        label
        description
        permalink
      }
    }
    allBlogPost(filter: { unlisted: { eq: false } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        slug
        title
        description
        excerpt
        language {
          htmlLang
        }
        date
        lastUpdate {
          date
        }
        authors {
          name
          permalink
        }
        tags {
          id
          label
        }
      }
    }
  }
`;

type Post = Queries.FeedsQuery["allBlogPost"]["nodes"][number];

const writers = [
  ["rss.xml", rssFeed],
  ["atom.xml", atomFeed],
  ["feed.json", jsonFeed],
] as const;

/** Reads the page of a post once, however many feeds include it. */
function postReader(publicDir: string, absolute: (route: string) => string) {
  const known = new Map<string, Promise<FeedPost>>();
  const read = async ({ slug, title, date, ...post }: Post): Promise<FeedPost> => {
    const html = await fs.readFile(path.join(publicDir, slug, "index.html"), "utf8");
    const description = post.description ?? post.excerpt;
    return {
      url: absolute(slug),
      title,
      description,
      date,
      content:
        feedContent(mainOf(html), { url: absolute(slug), diagram: text.diagram }) ?? description,
      modified: post.lastUpdate?.date,
      language: post.language?.htmlLang,
      authors: post.authors.map(({ name, permalink }) => ({
        name,
        url: permalink && absolute(permalink),
      })),
      tags: post.tags.map(({ label }) => label),
    };
  };
  return (post: Post) => {
    const reading = known.get(post.slug) ?? read(post);
    known.set(post.slug, reading);
    return reading;
  };
}

/** Writes the feeds of the blog and of each tag in three formats, with the newest posts in full. */
export async function writeFeeds(
  graphql: CreatePagesArgs["graphql"],
  publicDir: string,
  prefix: string,
): Promise<void> {
  const {
    siteConfig: site,
    allBlogPost,
    allTag,
  } = await query<Queries.FeedsQuery>(graphql, feedQuery);
  const posts = allBlogPost.nodes;
  if (!site || !posts.length) return;
  const absolute = (route: string) => site.url + sentAddress(prefix + route);
  const tag = site.locales.find(({ code }) => code === site.language)?.htmlLang ?? site.language;
  const read = postReader(publicDir, absolute);
  const write = async (
    route: string,
    own: Pick<FeedFacts, "title" | "description">,
    all: readonly Post[],
  ) => {
    const facts: FeedFacts = {
      ...own,
      url: absolute(route),
      language: tag,
      copyright: site.footer.copyright,
      generator: "Gatsby",
      posts: await Promise.all(all.slice(0, site.blog.postsPerFeed).map(read)),
    };
    for (const [file, writer] of writers)
      await writeSiteFile(publicDir, `${route}/${file}`, writer(facts));
  };
  const title = `${site.title}: ${site.blog.title}`;
  await write(blogRoutes.list, { title, description: site.blog.description }, posts);
  const byTag = groupBy(posts, ({ tags }) => tags.map(({ id }) => id));
  for (const { id, label, description, permalink } of allTag.nodes) {
    const tagged = byTag.get(id);
    const own = {
      title: `${title}, ${label}`,
      description: description ?? text.taggedPosts(label),
    };
    if (tagged) await write(permalink, own, tagged);
  }
}
