/** @jest-environment jsdom */
import type { ComponentType } from "react";
import {
  addresses,
  configure,
  render,
  screen,
  texts,
  withConstants,
  within,
} from "../../../support/views/testing";
import BlogArchiveTemplate from "../../../../src/views/templates/blog-archive";
import BlogAuthorTemplate from "../../../../src/views/templates/blog-author";
import BlogAuthorsTemplate from "../../../../src/views/templates/blog-authors";
import BlogListTemplate from "../../../../src/views/templates/blog-list";
import BlogPostTemplate from "../../../../src/views/templates/blog-post";
import BlogTagTemplate from "../../../../src/views/templates/blog-tag";
import BlogTagsTemplate from "../../../../src/views/templates/blog-tags";
import DocsTagTemplate from "../../../../src/views/templates/docs-tag";
import DocsTagsTemplate from "../../../../src/views/templates/docs-tags";
import GlossaryTemplate from "../../../../src/views/templates/glossary";
import PageTemplate from "../../../../src/views/templates/page";

/** A template with the data and the context that Gatsby gives it. */
function page<Props extends object>(
  Template: ComponentType<Props>,
  data: unknown,
  pageContext: object = {},
  more: object = {},
) {
  const props = { data, pageContext, location: { search: "" }, ...more };
  return <Template {...(props as unknown as Props)} />;
}

const post = (title: string) => ({
  slug: `/blog/${title}`,
  title,
  excerpt: "Excerpt",
  description: null,
  date: "2026-03-09",
  readingMinutes: 2,
  language: null,
  authors: [],
});
const tag = (key: string) => ({
  id: key,
  key,
  label: key,
  permalink: `/tags/${key}`,
  description: null,
});
const author = (name: string) => ({
  key: name,
  name,
  title: null,
  description: `About ${name}.`,
  url: null,
  image: null,
  permalink: `/blog/authors/${name}`,
  picture: null,
  socials: [],
});
const content = {
  slug: "/x",
  title: "Title",
  description: null,
  excerpt: "Excerpt",
  image: null,
  keywords: [],
  unlisted: false,
  language: null,
  operations: [],
  statuses: [],
  terms: [],
  pictures: [],
  readingMinutes: 2,
  sourcePath: "blog/x.mdx",
  lastUpdate: null,
};
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const canonical = () => document.head.querySelector("link[rel=canonical]")?.getAttribute("href");
const of = (name: string) =>
  addresses(within(screen.getByRole("navigation", { name })).getAllByRole("link"));

describe("later pages of a list name their number in the title, and have their own address", () => {
  const context = { page: 2, pages: 3, relatedIds: [] };
  const related = { nodes: [] };
  test.each([
    [
      "posts",
      page(
        BlogListTemplate,
        {
          siteConfig: { blog: { title: "Blog", description: "" } },
          allBlogPost: { nodes: [post("a")] },
        },
        context,
      ),
      "Blog, Page 2 of 3 | Acme Docs",
      "https://docs.example.com/blog/page/2",
    ],
    [
      "posts with a tag",
      page(
        BlogTagTemplate,
        { tag: tag("stock"), counterpart: null, related, allBlogPost: { nodes: [post("a")] } },
        context,
      ),
      "Posts about stock, Page 2 of 3 | Acme Docs",
      "https://docs.example.com/tags/stock/page/2",
    ],
    [
      "posts of an author",
      page(
        BlogAuthorTemplate,
        { author: author("Ada"), allBlogPost: { nodes: [post("a")] } },
        context,
      ),
      "Posts by Ada, Page 2 of 3 | Acme Docs",
      "https://docs.example.com/blog/authors/Ada/page/2",
    ],
    [
      "docs with a tag",
      page(
        DocsTagTemplate,
        {
          tag: tag("stock"),
          counterpart: null,
          related,
          allDoc: {
            nodes: [
              {
                slug: "/docs/a",
                title: "A",
                description: null,
                excerpt: "Words",
                readingMinutes: 1,
              },
            ],
          },
        },
        context,
      ),
      "Tag: stock, Page 2 of 3 | Acme Docs",
      "https://docs.example.com/tags/stock/page/2",
    ],
  ])("%s", (_, element, title, address) => {
    render(element);
    expect([document.title, canonical()]).toEqual([title, address]);
    // The heading is that of the whole list.
    expect(heading()).toBe(title.replace(/, Page.*/, ""));
    expect(screen.getByRole("navigation", { name: "Page 2 of 3" })).toBeTruthy();
  });
});

test("a post has its words between its head and its footer, and leads to the posts before and after it", () => {
  withConstants({ __PATH_PREFIX__: "/site" });
  const data = {
    siteConfig: { url: "https://docs.example.com", language: "en", blog: { title: "Acme Blog" } },
    blogPost: {
      ...content,
      slug: "/blog/hello",
      title: "Hello",
      date: "2026-03-09",
      hideTableOfContents: true,
      toc: [
        { id: "a", title: "A", depth: 2 },
        { id: "b", title: "B", depth: 2 },
      ],
      authors: [author("Ada")],
      tags: [tag("stock")],
    },
    newer: { label: "Next", to: "/blog/next" },
    older: { label: "Before", to: "/blog/before" },
    related: {
      nodes: [
        { id: "2", slug: "/blog/2", title: "Second" },
        { id: "1", slug: "/blog/1", title: "First" },
      ],
    },
  };
  render(page(BlogPostTemplate, data, { relatedIds: ["1", "2"] }, { children: <p>Words</p> }));
  const { textContent } = screen.getByRole("article");
  expect(textContent).toMatch(/^HelloMarch 9, 2026Ada2 min readWords/);
  expect(Object.keys(of("Related posts"))).toEqual(["First", "Second"]);
  expect(of("Previous and next page")).toEqual({
    "Newer postNext": "/site/blog/next",
    "Older postBefore": "/site/blog/before",
  });
  expect(screen.getByRole("link", { name: "LinkedIn" }).getAttribute("href")).toContain(
    encodeURIComponent("https://docs.example.com/site/blog/hello"),
  );
  expect(screen.queryByRole("navigation", { name: "On this page" })).toBeNull();
});

test("authors without posts are left out, the others have their numbers of posts", () => {
  const data = {
    allAuthor: { nodes: [author("Ada"), author("Guest")] },
    allBlogPost: { group: [{ fieldValue: "Ada", totalCount: 1 }] },
  };
  render(page(BlogAuthorsTemplate, data));
  expect(screen.getByRole("link", { name: "Ada" }).parentElement?.textContent).toBe("Ada1 post");
  expect(screen.queryByText("Guest")).toBeNull();
});

test("the archive says how many posts there are", () => {
  render(page(BlogArchiveTemplate, { blogArchive: { count: 7, chart: "", years: [] } }));
  expect(screen.getByText("All 7 posts by month.")).toBeTruthy();
});

test("the tags of posts are in a filter and in an index, without those that no post has", () => {
  const data = {
    allTag: { nodes: [tag("stock"), tag("empty")] },
    allBlogPost: { group: [{ fieldValue: "stock", totalCount: 2 }] },
  };
  render(page(BlogTagsTemplate, data, { index: "/index.json" }));
  expect(texts(document.querySelectorAll("fieldset label"))).toEqual(["stock"]);
  expect(screen.getByRole("region", { name: "S" }).textContent).toBe("Sstock2 posts");
});

test("the tags of the docs are beside the sidebar, with their numbers of pages", () => {
  const data = {
    allTag: { nodes: [tag("stock")] },
    allDoc: { group: [{ fieldValue: "stock", totalCount: 1 }] },
  };
  render(page(DocsTagsTemplate, data));
  expect(screen.getByRole("navigation", { name: "Docs sidebar" })).toBeTruthy();
  expect(screen.getByRole("region", { name: "S" }).textContent).toBe("Sstock1 page");
});

test("the glossary has its kinds of terms in its contents", () => {
  const term = (name: string, kind: string) => ({
    key: name,
    term: name,
    kind,
    definition: "",
    usedBy: [],
  });
  render(
    page(GlossaryTemplate, {
      allGlossaryTerm: { nodes: [term("Bin", "concept"), term("Save", "menu")] },
    }),
  );
  const contents = of("On this page");
  expect(Object.keys(contents)).toEqual(["Concepts", "Menus and buttons"]);
  for (const href of Object.values(contents))
    expect(document.querySelector(href ?? "")).not.toBeNull();
});

test("a page outside the docs has its title and words, and can be edited", () => {
  configure({ feedbackUrl: null });
  render(page(PageTemplate, { page: { ...content, hideTitle: false } }, {}, { children: "Words" }));
  expect(heading()).toBe("Title");
  expect(screen.getByRole("main").textContent).toContain("Words");
  expect(screen.getByRole("link", { name: "Edit this page" })).toBeTruthy();
});
