/** @jest-environment jsdom */
import {
  addresses,
  render,
  screen,
  staticQueries,
  texts,
  withConstants,
  within,
} from "../../../../support/views/testing";
import { ArchiveView } from "../../../../../src/views/components/blog/ArchiveView";
import { AuthorCard } from "../../../../../src/views/components/blog/AuthorCard";
import { BlogPage } from "../../../../../src/views/components/blog/BlogPage";
import { PostFooter } from "../../../../../src/views/components/blog/PostFooter";
import { PostLayout } from "../../../../../src/views/components/blog/PostLayout";
import { PostList } from "../../../../../src/views/components/blog/PostList";

const post = (changes: Partial<Queries.PostSummaryPartsFragment> = {}) => ({
  slug: "/blog/hello",
  title: "Hello",
  excerpt: "The first words …",
  description: "What it is about.",
  date: "2026-03-09",
  readingMinutes: 3,
  language: null,
  authors: [
    { name: "Ada", permalink: "/blog/authors/ada" },
    { name: "Grace", permalink: null },
  ],
  ...changes,
});
const links = (name: string) =>
  addresses(within(screen.getByRole("navigation", { name })).getAllByRole("link"));

describe("a list of posts", () => {
  const show = (...posts: ReturnType<typeof post>[]) =>
    render(<PostList posts={posts} base="/blog" page={2} pages={3} />);

  test("has each post with its date, authors, reading time, and first words", () => {
    show(post());
    const card = screen.getByRole("article");
    expect(card.textContent).toBe("March 9, 2026Ada, Grace3 min readHelloThe first words …");
    expect(card.querySelector("time")?.dateTime).toBe("2026-03-09");
    expect(addresses(within(card).getAllByRole("link"))).toEqual({
      Ada: "/blog/authors/ada",
      Hello: "/blog/hello",
    });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Hello");
  });

  test("leads to newer and older posts", () => {
    show(post());
    expect(links("Page 2 of 3")).toMatchObject({
      "Newer posts": "/blog",
      "Older posts": "/blog/page/3",
    });
  });

  test("says the language of an untranslated post", () => {
    show(post({ language: { htmlLang: "ar", dir: "rtl" } }));
    expect(screen.getByRole("heading").dir).toBe("rtl");
    expect(screen.getByText("The first words …").lang).toBe("ar");
  });
});

describe("the frame of the blog", () => {
  const show = (feed?: { route: string; title: string }) =>
    render(
      <BlogPage section="/blog/tags" title="Tags" lead="What posts are about." feed={feed}>
        Words
      </BlogPage>,
    );

  test("leads to its parts, and marks the current one", () => {
    show();
    expect(links("Blog")).toEqual({
      Posts: "/blog",
      Archive: "/blog/archive",
      Tags: "/blog/tags",
      Authors: "/blog/authors",
    });
    expect(screen.getByRole("link", { current: true }).textContent).toBe("Tags");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Tags");
  });

  test("has no empty parts", () => {
    staticQueries.BlogSections = { tagged: { totalCount: 0 }, signed: { totalCount: 0 } };
    show();
    expect(Object.keys(links("Blog"))).toEqual(["Posts", "Archive"]);
  });

  test("names its feeds, for readers and for programs", () => {
    withConstants({ __PATH_PREFIX__: "/site" });
    show();
    expect(screen.getByRole("link", { name: "Atom" }).getAttribute("href")).toBe(
      "/site/blog/atom.xml",
    );
    const found = [
      ...document.head.querySelectorAll<HTMLLinkElement>("link[rel=alternate][title]"),
    ];
    expect(found.map(({ type, title, href }) => [type, title, href])).toContainEqual([
      "application/rss+xml",
      "Acme Docs: Acme Blog (RSS)",
      "https://docs.example.com/site/blog/rss.xml",
    ]);
    expect(found).toHaveLength(3);
  });

  test("has the feeds of the tag that the page is about", () => {
    show({ route: "/blog/tags/stock", title: "Posts about Stock" });
    expect(screen.getByRole("link", { name: "RSS" }).getAttribute("href")).toBe(
      "/blog/tags/stock/rss.xml",
    );
    expect(document.head.querySelectorAll("link[rel=alternate][title]")).toHaveLength(6);
  });
});

describe("a post", () => {
  const toc = [
    { id: "a", title: "First", depth: 2 },
    { id: "b", title: "Second", depth: 2 },
  ];
  const author: Queries.AuthorPartsFragment = {
    key: "ada",
    name: "Ada King Lovelace",
    title: "Engineer",
    description: null,
    url: "https://ada.example.com/",
    image: null,
    permalink: "/blog/authors/ada",
    picture: null,
    socials: [{ platform: "GitHub", url: "https://github.com/ada" }],
  };

  test("has its contents beside it, and folded above it for small screens", () => {
    render(
      <PostLayout blog="Acme Blog" path="/blog/hello" toc={toc}>
        Words
      </PostLayout>,
    );
    expect(links("On this page")).toEqual({ First: "#a", Second: "#b" });
    const folded = within(screen.getByRole("main")).getByText("On this page").closest("details");
    expect(folded?.open).toBe(false);
    expect(addresses([...(folded?.querySelectorAll("a") ?? [])])).toEqual({
      First: "#a",
      Second: "#b",
    });
    expect(screen.getByRole("link", { name: "Acme Blog" }).getAttribute("href")).toBe("/blog");
  });

  test("with one heading has no contents", () => {
    render(
      <PostLayout blog="Acme Blog" path="/blog/hello" toc={toc.slice(1)}>
        Words
      </PostLayout>,
    );
    expect(screen.queryByText("On this page")).toBeNull();
  });

  test("can be shared with its absolute address, and leads to related posts", () => {
    render(
      <PostFooter
        title="Hello & more"
        url="https://docs.example.com/blog/hello"
        tags={[]}
        authors={[]}
        related={[{ slug: "/blog/next", title: "Next" }]}
      />,
    );
    expect(screen.getByRole("link", { name: "Email" }).getAttribute("href")).toBe(
      "mailto:?subject=Hello%20%26%20more&body=https%3A%2F%2Fdocs.example.com%2Fblog%2Fhello",
    );
    expect(links("Related posts")).toEqual({ Next: "/blog/next" });
  });

  test("without relations has no such part", () => {
    render(
      <PostFooter title="Hello" url="https://x.example.com" tags={[]} authors={[]} related={[]} />,
    );
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  test("names its authors, with what they do and where they are found", () => {
    render(<AuthorCard author={author} note="2 posts" />);
    expect(screen.getByRole("link", { name: "Ada King Lovelace" }).getAttribute("href")).toBe(
      "/blog/authors/ada",
    );
    expect(screen.getByText("Engineer")).toBeTruthy();
    expect(screen.getByText("2 posts")).toBeTruthy();
    expect(addresses(within(screen.getByRole("list")).getAllByRole("link"))).toEqual({
      "On the web": "https://ada.example.com/",
      GitHub: "https://github.com/ada",
    });
    expect(screen.getByRole("link", { name: "Ada King Lovelace on GitHub" })).toBeTruthy();
    // Decoration, so it is not read.
    expect(texts(document.querySelectorAll("[aria-hidden=true]"))).toEqual(["AL"]);
  });

  test("on the author's own page, the name is not said twice", () => {
    render(<AuthorCard author={author} nameless />);
    expect(screen.queryByText("Ada King Lovelace")).toBeNull();
  });

  test.each([
    ["of the site", "/ada.png", "/site/ada.png"],
    ["of another host", "https://cdn.example.com/ada.png", "https://cdn.example.com/ada.png"],
  ])("an author's portrait %s is shown", (_, image, src) => {
    withConstants({ __PATH_PREFIX__: "/site" });
    render(<AuthorCard author={{ ...author, image }} />);
    expect(screen.getByRole("presentation").getAttribute("src")).toBe(src);
  });
});

test("the archive has all posts by year and month, with their numbers and ways to them", () => {
  withConstants({ __PATH_PREFIX__: "/site" });
  const first = { slug: "/blog/a", title: "A", day: 9 };
  const second = { slug: "/blog/b", title: "B", day: 2 };
  render(
    <ArchiveView
      archive={{
        count: 2,
        chart: '<svg role="img" aria-label="Posts over time"></svg>',
        years: [
          {
            year: "2026",
            count: 2,
            months: [
              { month: "2026-03", posts: [first] },
              { month: "2026-01", posts: [second] },
            ],
          },
        ],
      }}
    />,
  );
  expect(screen.getByRole("img", { name: "Posts over time" })).toBeTruthy();
  expect(links("Years and months")).toEqual({
    "2026 (2)": "#y2026",
    "Mar (1)": "#m2026-03",
    "Jan (1)": "#m2026-01",
  });
  expect(texts(screen.getAllByRole("heading"))).toEqual(["2026 (2)", "March (1)", "January (1)"]);
  for (const href of Object.values(links("Years and months")))
    expect(document.querySelector(href ?? "")).not.toBeNull();
  expect(screen.getByRole("link", { name: "A" }).getAttribute("href")).toBe("/site/blog/a");
});
