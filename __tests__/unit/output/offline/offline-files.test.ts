import { addressOf, offlineFiles } from "../../../../src/output/offline/offline-files";

const a = "a".repeat(20);

test("pages, their data and the search are kept; downloads, Markdown versions, feeds and maps are not", () => {
  const names = [
    "index.html",
    "docs/intro/index.html",
    "page-data/docs/intro/page-data.json",
    "static/search/pages-1.json",
    "static/walks/intro-1.json",
    "search/manifest.json",
    "search/records.json",
    "docs/moved/index.html",
    "docs/intro.md",
    "download/openapi.yaml",
    "blog/rss.xml",
    "llms-full.txt",
    `app-${a}.js`,
    `app-${a}.js.map`,
  ];
  const kept = offlineFiles(names, new Set(names.slice(0, 2)));
  expect(kept).toEqual([...names.slice(0, 6), `app-${a}.js`]);
});

test("pages are asked for by their clean routes, below the prefix", () => {
  expect(addressOf("index.html", "/base")).toBe("/base/");
  expect(addressOf("docs/intro/index.html", "")).toBe("/docs/intro");
  expect(addressOf("static/search/a.json", "")).toBe("/static/search/a.json");
});
