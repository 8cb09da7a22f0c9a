import { Feed, type Item } from "feed";
import { escapeText } from "../markdown/escape-html";
import { feedFormats, feedRoute } from "./feed-routes";

/** A post in full; addresses are absolute. */
export interface FeedPost {
  url: string;
  title: string;
  description: string;
  /** HTML. */
  content: string;
  /** yyyy-mm-dd */
  date: string;
  modified?: string | null;
  authors: readonly { name: string; url?: string | null }[];
  tags: readonly string[];
  /** Where it is not that of the feed. */
  language?: string;
}

export interface FeedFacts {
  title: string;
  description: string;
  /** Absolute address of the page that the feed is of. */
  url: string;
  language: string;
  copyright: string;
  generator: string;
  posts: readonly FeedPost[];
}

const day = (date: string) => new Date(`${date}T00:00:00Z`);
const changed = ({ date, modified }: FeedPost) =>
  day(modified && modified > date ? modified : date);

function newest(posts: readonly FeedPost[]): Date {
  return new Date(Math.max(0, ...posts.map((post) => changed(post).getTime())));
}

function baseOf({ title, description, url, language, copyright, generator, posts }: FeedFacts) {
  const [rss, atom, json] = feedFormats.map((format) => feedRoute(url, format));
  const feedLinks = { rss, atom, json };
  const updated = newest(posts);
  return {
    id: url,
    title,
    description,
    link: url,
    language,
    copyright,
    generator,
    updated,
    feedLinks,
  };
}

/** Titles of Atom and RSS are read as HTML there and then: text must be written as such. */
function itemOf(post: FeedPost): Item {
  return {
    id: post.url,
    guid: post.url,
    link: post.url,
    title: escapeText(post.title),
    description: escapeText(post.description),
    content: post.content,
    date: changed(post),
    published: day(post.date),
    category: post.tags.map((tag) => ({ name: tag, term: tag })),
  };
}

/** RSS 2.0. An `<author>` of RSS is an email address; names stand in dc:creator. */
export function rssFeed(facts: FeedFacts): string {
  const feed = new Feed({ ...baseOf(facts), feed: undefined });
  for (const post of facts.posts)
    feed.addItem({
      ...itemOf(post),
      title: post.title,
      extensions: [
        { name: "dc:creator", objects: post.authors.map(({ name }) => ({ _text: name })) as never },
      ],
    });
  return `${feed.rss2()}\n`;
}

/** Atom 1.0 (RFC 4287). */
export function atomFeed(facts: FeedFacts): string {
  const feed = new Feed({ ...baseOf(facts), author: { name: facts.title, link: facts.url } });
  for (const post of facts.posts)
    feed.addItem({
      ...itemOf(post),
      author: post.authors.map(({ name, url }) => ({ name, link: url ?? undefined })),
    });
  return `${feed.atom1()}\n`;
}

/** JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed(facts: FeedFacts): string {
  const { title, description, url, language, posts } = facts;
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    language,
    home_page_url: url,
    feed_url: baseOf(facts).feedLinks.json,
    items: posts.map((post) => ({
      id: post.url,
      url: post.url,
      title: post.title,
      summary: post.description,
      content_html: post.content,
      date_published: day(post.date).toISOString(),
      date_modified: changed(post).toISOString(),
      authors: post.authors.map(({ name, url: page }) => ({ name, ...(page && { url: page }) })),
      tags: post.tags,
      language: post.language ?? language,
    })),
  };
  return `${JSON.stringify(feed, null, 1)}\n`;
}
