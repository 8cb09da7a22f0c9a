import { docIdOf, routeOf } from "../../../../src/content/mdx/front-matter/slug";

test.each([
  ["docs/index.mdx", "/docs"],
  ["docs/intro.mdx", "/docs/intro"],
  ["docs/a/index.mdx", "/docs/a"],
  ["docs/tutorial/quick-start/list_ui.mdx", "/docs/tutorial/quick-start/list_ui"],
  ["docs/two words.md", "/docs/two-words"],
  ["docs/reindex.mdx", "/docs/reindex"],
  ["blog/welcome.mdx", "/blog/welcome"],
  ["blog/2026-03-09-welcome.mdx", "/blog/welcome"],
  ["blog/2026-03-09-welcome/index.mdx", "/blog/welcome"],
  ["pages/imprint.mdx", "/imprint"],
  ["pages/legal/index.md", "/legal"],
  ["pages/index.mdx", "/"],
])("%s has the route %s", (file, route) => {
  expect(routeOf(file)).toBe(route);
});

test("a slug in the front matter is the route as it is", () => {
  expect(routeOf("docs/a/b.mdx", "/docs/c")).toBe("/docs/c");
});

test("a doc's id is its path without folder and extension", () => {
  expect(docIdOf("docs/tutorial/quick-start/account.mdx")).toBe("tutorial/quick-start/account");
});

test("a slug without a leading slash is below the folder of the page, that of a post below /blog", () => {
  expect(routeOf("blog/2026-03-09-first.mdx", "first-post")).toBe("/blog/first-post");
  expect(routeOf("blog/2026-03-09-first/index.mdx", "first-post")).toBe("/blog/first-post");
  expect(routeOf("docs/guide/receive.mdx", "get-goods")).toBe("/docs/guide/get-goods");
  expect(routeOf("docs/intro.mdx", "start")).toBe("/docs/start");
  expect(routeOf("pages/imprint.mdx", "legal")).toBe("/legal");
});
