import { addressOf, offlineFiles } from "../../../../src/output/offline/offline-files";

const a = "a".repeat(20);

test("pages, their data, the reference and the search are kept by part; downloads, Markdown versions, feeds and maps are not", () => {
  const pages = ["index.html", "docs/intro/index.html", "docs/api/get-item/index.html"];
  const parts = {
    "index.html": "pages",
    "docs/intro/index.html": "pages",
    "docs/api/get-item/index.html": "reference",
    "404.html": "pages",
    "page-data/docs/intro/page-data.json": "pages",
    "page-data/docs/api/get-item/page-data.json": "reference",
    "static/reference/1a2b.json": "reference",
    "static/reference/try-1.json": "tools",
    "static/reference/mock-1.json": "tools",
    "static/walks/intro-1.json": "tools",
    "static/search/pages-1.json": "search",
    "search/manifest.json": "search",
    [`app-${a}.js`]: "pages",
    // A browser takes the first format that it knows, and does not ask for another where that is missing.
    "static/1a2b-720.avif": "pages",
    "static/1a2b-720.webp": "pages",
  };
  const others = [
    "search/records.json",
    "docs/moved/index.html",
    "docs/intro.md",
    "docs/2.0/download/openapi.yaml",
    "download/openapi.yaml",
    "blog/rss.xml",
    "llms-full.txt",
    `app-${a}.js.map`,
  ];
  const kept = offlineFiles([...Object.keys(parts), ...others], new Set(pages), ["docs/api"]);
  expect(Object.fromEntries(kept)).toEqual(parts);
});

test("pages are asked for by their clean routes, below the prefix", () => {
  expect(addressOf("index.html", "/base")).toBe("/base/");
  expect(addressOf("docs/intro/index.html", "")).toBe("/docs/intro");
  expect(addressOf("static/search/a.json", "")).toBe("/static/search/a.json");
});
