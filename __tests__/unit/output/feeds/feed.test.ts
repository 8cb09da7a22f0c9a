import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { atomFeed, jsonFeed, rssFeed, type FeedFacts } from "../../../../src/output/feeds/feed";
import { feedContent } from "../../../../src/output/feeds/feed-content";

const facts: FeedFacts = {
  title: "Acme & Docs: Blog",
  description: "News <fresh>",
  url: "https://docs.example/blog",
  language: "en",
  copyright: "© 2026 Acme",
  generator: "Gatsby",
  posts: [
    {
      url: "https://docs.example/blog/two",
      title: "Less < more & ]]> end",
      description: "What & why",
      content: '<p>Text with <a href="https://docs.example/docs">a link</a> and ]]&gt;</p>',
      date: "2026-02-01",
      modified: "2026-03-05",
      authors: [{ name: "Ann", url: "https://docs.example/blog/authors/ann" }, { name: "Bo" }],
      tags: ["hello", "a & b"],
    },
    {
      url: "https://docs.example/blog/one",
      title: "One",
      description: "First",
      content: "<p>One</p>",
      date: "2026-01-01",
      authors: [],
      tags: [],
    },
  ],
};

test("RSS says it all, authors by name and not as an address", () => {
  const feed = parseRssFeed(rssFeed(facts));
  expect(feed).toMatchObject({
    title: "Acme & Docs: Blog",
    description: "News <fresh>",
    link: "https://docs.example/blog",
    language: "en",
    atom: { links: [{ rel: "self", href: "https://docs.example/blog/rss.xml" }] },
  });
  const [item] = feed.items ?? [];
  expect(item).toMatchObject({
    title: "Less < more & ]]> end",
    link: "https://docs.example/blog/two",
    pubDate: "Sun, 01 Feb 2026 00:00:00 GMT",
    guid: { value: "https://docs.example/blog/two" },
    content: { encoded: facts.posts[0]?.content },
    categories: [{ name: "hello" }, { name: "a & b" }],
  });
  expect(item?.authors).toBeUndefined();
  expect(item?.dc?.creators).toEqual(["Ann", "Bo"]);
});

test("Atom has ids, both dates and authors with their pages", () => {
  const feed = parseAtomFeed(atomFeed(facts));
  expect(feed).toMatchObject({
    id: "https://docs.example/blog",
    updated: "2026-03-05T00:00:00.000Z",
  });
  expect(feed.links).toContainEqual({ rel: "self", href: "https://docs.example/blog/atom.xml" });
  expect(feed.entries?.[0]).toMatchObject({
    id: "https://docs.example/blog/two",
    published: "2026-02-01T00:00:00.000Z",
    updated: "2026-03-05T00:00:00.000Z",
    authors: [{ name: "Ann", uri: "https://docs.example/blog/authors/ann" }, { name: "Bo" }],
  });
});

test("JSON Feed is of version 1.1, with all authors", () => {
  const feed = parseJsonFeed(jsonFeed(facts));
  expect(feed).toMatchObject({ feed_url: "https://docs.example/blog/feed.json", language: "en" });
  expect(feed.items?.[0]).toMatchObject({
    url: "https://docs.example/blog/two",
    title: "Less < more & ]]> end",
    authors: [{ name: "Ann", url: "https://docs.example/blog/authors/ann" }, { name: "Bo" }],
    tags: ["hello", "a & b"],
  });
});

test("an empty feed is still one", () => {
  const empty = { ...facts, posts: [] };
  expect(parseAtomFeed(atomFeed(empty)).updated).toBe("1970-01-01T00:00:00.000Z");
  expect(parseRssFeed(rssFeed(empty)).items ?? []).toEqual([]);
});

const place = { url: "https://docs.example/docs-prefix/blog/one", diagram: "Diagram" };
const content = (html: string) =>
  feedContent(`<main><div data-content>${html}</div></main>`, place);

test.each([
  [
    "links to other pages",
    '<a class="x" href="/docs-prefix/docs">d</a>',
    '<a href="https://docs.example/docs-prefix/docs">d</a>',
  ],
  [
    "links within the page",
    '<a href="#part">p</a>',
    '<a href="https://docs.example/docs-prefix/blog/one#part">p</a>',
  ],
])("%s become absolute", (_, html, expected) => {
  expect(content(`<p>${html}</p>`)).toBe(`<p>${expected}</p>`);
});

test("a picture becomes its plain image with size and absolute address", () => {
  const html =
    '<picture><source srcset="/static/a-360.avif 360w"><img src="/static/a-720.png" alt="A" width="720" height="9" loading="lazy"></picture>';
  expect(content(`<p>${html}</p>`)).toBe(
    '<p><img src="https://docs.example/static/a-720.png" alt="A" width="720" height="9"></p>',
  );
});

test("diagrams become words, tabs get their names, remarks become quotations", () => {
  expect(
    content(
      '<figure class="diagram" tabindex="0"><svg role="img" aria-label="A to B"><path d="M0 0"/></svg></figure>' +
        '<div><div role="tablist"><button role="tab" id="t0">curl</button></div><div role="tabpanel" aria-labelledby="t0" hidden><p>curl x</p></div></div>' +
        '<div role="note"><p class="t">Note</p><div class="prose"><p>Mind</p></div></div>' +
        '<h2 id="a">A<a class="anchor" href="#a"></a></h2><svg><path d="M0 0"/></svg><script>alert(1)</script>',
    ),
  ).toMatchInlineSnapshot(
    `"<p><em>Diagram: A to B</em></p><p><strong>curl</strong></p><p>curl x</p><blockquote><p>Note</p><p>Mind</p></blockquote><h2>A</h2>"`,
  );
});

test("code keeps its lines and loses its colors", () => {
  const html =
    '<figure class="code"><figcaption>a.js</figcaption><div class="code-bar"><button>Copy</button></div><pre tabindex="0"><code><span class="line"><span style="color:red">let</span> a &lt; b</span>\nb</code></pre></figure>';
  expect(content(html)).toBe(
    "<figure><figcaption>a.js</figcaption><pre><code>let a &#x3C; b\nb</code></pre></figure>",
  );
});

test("a page without an article has no content", () => {
  expect(feedContent("<main></main>", place)).toBeUndefined();
});
