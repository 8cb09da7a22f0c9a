import { escapeText } from "../../content/markdown/escape-html";
import { feedFormats, feedRoute } from "../../content/blog/feed-routes";
import { element, xmlFile, xmlMarkup } from "./xml";

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
  /** If it differs from the feed's. */
  language?: string;
}

export interface FeedFacts {
  title: string;
  description: string;
  /** Absolute address of the feed's page. */
  url: string;
  language: string;
  copyright: string | null;
  generator: string;
  posts: readonly FeedPost[];
}

const day = (date: string) => new Date(`${date}T00:00:00Z`);
const changed = ({ date, modified }: FeedPost) =>
  day(modified && modified > date ? modified : date);

function newest(posts: readonly FeedPost[]): Date {
  return new Date(Math.max(0, ...posts.map((post) => changed(post).getTime())));
}

const addressesOf = (url: string) => {
  const [rss = "", atom = "", json = ""] = feedFormats.map((format) => feedRoute(url, format));
  return { rss, atom, json };
};

/** Encodes an address, because a URI has fewer characters. */
const uri = (address: string) => new URL(address).href;

const namespaces = {
  "xmlns:atom": "http://www.w3.org/2005/Atom",
  "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
  "xmlns:dc": "http://purl.org/dc/elements/1.1/",
};

/** RSS 2.0. Its `<author>` is an email address, so names are in dc:creator. */
export function rssFeed(facts: FeedFacts): string {
  const { title, description, url, language, copyright, generator, posts } = facts;
  const self = { href: uri(addressesOf(url).rss), rel: "self", type: "application/rss+xml" };
  const items = posts.map((post) =>
    element(
      "item",
      {},
      element("title", {}, post.title),
      element("link", {}, uri(post.url)),
      element("guid", { isPermaLink: "false" }, post.url),
      element("pubDate", {}, day(post.date).toUTCString()),
      // Read as HTML, as in Atom.
      element("description", {}, escapeText(post.description)),
      element("content:encoded", {}, xmlMarkup(post.content)),
      post.tags.map((tag) => element("category", {}, tag)),
      post.authors.map(({ name }) => element("dc:creator", {}, name)),
    ),
  );
  const channel = element(
    "channel",
    {},
    element("title", {}, title),
    element("link", {}, uri(url)),
    element("description", {}, description),
    element("lastBuildDate", {}, newest(posts).toUTCString()),
    element("docs", {}, "https://validator.w3.org/feed/docs/rss2.html"),
    element("generator", {}, generator),
    element("language", {}, language),
    copyright ? element("copyright", {}, copyright) : [],
    element("atom:link", self),
    items,
  );
  return xmlFile(element("rss", { version: "2.0", ...namespaces }, channel));
}

const person = (name: string, page?: string | null) =>
  element("author", {}, element("name", {}, name), page ? element("uri", {}, uri(page)) : []);

/** Atom 1.0 (RFC 4287). */
export function atomFeed(facts: FeedFacts): string {
  const { title, description, url, copyright, generator, posts } = facts;
  const html = { type: "html" };
  const entries = posts.map((post) =>
    element(
      "entry",
      {},
      element("title", html, escapeText(post.title)),
      element("id", {}, uri(post.url)),
      element("link", { href: uri(post.url) }),
      element("updated", {}, changed(post).toISOString()),
      element("published", {}, day(post.date).toISOString()),
      element("summary", html, escapeText(post.description)),
      element("content", html, xmlMarkup(post.content)),
      post.authors.map((author) => person(author.name, author.url)),
      post.tags.map((tag) => element("category", { label: tag, term: tag })),
    ),
  );
  const feed = element(
    "feed",
    { xmlns: namespaces["xmlns:atom"] },
    element("id", {}, url),
    element("title", {}, title),
    element("updated", {}, newest(posts).toISOString()),
    element("generator", {}, generator),
    person(title, url),
    element("link", { rel: "alternate", href: uri(url) }),
    element("link", { rel: "self", href: uri(addressesOf(url).atom) }),
    element("subtitle", {}, description),
    copyright ? element("rights", {}, copyright) : [],
    entries,
  );
  return xmlFile(feed);
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
    feed_url: addressesOf(url).json,
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
