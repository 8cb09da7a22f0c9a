import { addressOf, offlineFiles, usedScripts } from "../../../src/offline/offline-files";

const a = "a".repeat(20);
const b = "b".repeat(20);
const old = "c".repeat(20);

test("scripts of earlier builds that still lie there are not fetched, those that scripts name are", () => {
  const texts: Record<string, string> = {
    [`app-${a}.js`]: `{7:"${b}",8:"0123456789ab"}`,
    [`7-${b}.js`]: "",
    "0123456789ab.js": "",
    "ba9876543210.js": "",
    [`app-${old}.js`]: "",
  };
  const used = usedScripts(Object.keys(texts), (name) => texts[name] ?? "", [
    `<script src="/app-${a}.js">`,
  ]);
  expect([...used]).toEqual([`app-${a}.js`, `7-${b}.js`, "0123456789ab.js"]);
});

test("pages, their data and the search are kept; downloads, twins, feeds and maps are not", () => {
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
  const kept = offlineFiles(
    names.map((name) => ({ name })),
    new Set([...names.slice(0, 2), `app-${a}.js`]),
  );
  expect(kept.map(({ name }) => name)).toEqual([...names.slice(0, 6), `app-${a}.js`]);
});

test("pages are asked for by their clean routes, below the prefix", () => {
  expect(addressOf("index.html", "/base")).toBe("/base/");
  expect(addressOf("docs/intro/index.html", "")).toBe("/docs/intro");
  expect(addressOf("static/search/a.json", "")).toBe("/static/search/a.json");
});
