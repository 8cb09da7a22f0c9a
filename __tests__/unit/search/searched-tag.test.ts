import { searchedTag } from "../../../src/search/client/searched-tag";

const versions = [
  { name: "current", route: "/docs", tag: "default", isLatest: false },
  { name: "2.0", route: "/docs/2.0", tag: "docs-2.0", isLatest: true },
];

test.each([
  ["a page of today's docs", "/docs/intro", null, "default"],
  ["a page of a version, whatever was chosen", "/docs/2.0/intro", "current", "docs-2.0"],
  ["the main page, with a choice", "/", "current", "default"],
  ["the main page, without one", "/", null, "docs-2.0"],
  ["the main page, with a choice that is gone", "/blog", "1.0", "docs-2.0"],
  ["a route that only begins alike", "/docs/2.0.1", null, "default"],
])("%s", (_, path, chosen, tag) => {
  expect(searchedTag(versions, path, chosen)).toBe(tag);
});

test("with one version there is one tag", () => {
  expect(searchedTag(undefined, "/docs/2.0/intro", "2.0")).toBe("default");
});
