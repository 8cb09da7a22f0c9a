import { existsSync } from "node:fs";
import {
  contentHash,
  isHashed,
  isKeptForever,
  scriptName,
} from "../../../../src/config/addresses/hashed-names";
import { filesBelow } from "../../../../src/config/files-below";

const digits = "0464c56e31fa";

test.each([
  `${digits}.js`,
  `${digits}.js.map`,
  `${digits}.js.LICENSE.txt`,
  "app-0123456789abcdef0123.js",
  "styles.0123456789abcdef0123.css",
  "5241.6fc3d21130552ea056a4.css",
  `ar/${digits}.js`,
  `pt-BR/static/search/docs-${digits}.json`,
  `static/reference/${digits}.json`,
  `static/${digits}-720.avif`,
  `static/posts-${digits}.json`,
  "static/geist-0123456789abcdef0123456789abcdef.woff2",
  "static/0123456789abcdef0123456789abcdef/logo.svg",
])("%s is named by its content", (file) => {
  expect(isHashed(file)).toBe(true);
});

test.each([
  "index.html",
  `docs/${digits}/index.html`,
  "page-data/sq/d/2504379256.json",
  "page-data/docs/intro/page-data.json",
  "search/manifest.json",
  "offline-worker.mjs",
  "static/logo.svg",
  "static/report-20240309.pdf",
  "widget.js",
])("%s is not", (file) => {
  expect(isHashed(file)).toBe(false);
});

test("the build names scripts and data so", () => {
  expect(
    isHashed(scriptName.replace(/\[contenthash:(\d+)\]/, (_, n) => "a".repeat(Number(n)))),
  ).toBe(true);
  expect(isHashed(`static/x-${contentHash("some", Buffer.from("content"))}.json`)).toBe(true);
  expect(contentHash("a", "b")).not.toBe(contentHash("a", "c"));
});

test("what hosts keep forever is a place or an ending", () => {
  expect(["widget.js", "static/logo.svg", "ar/static/a.svg"].every(isKeptForever)).toBe(true);
  expect(["docs/static/a.html", "a.js.map", "offline-worker.mjs"].some(isKeptForever)).toBe(false);
});

const isBuilt = existsSync("public/.build.json");
(isBuilt ? test : test.skip)(
  "in the built site exactly what hosts keep forever is named so",
  () => {
    const files = filesBelow("public");
    const others = files.filter((file) => isKeptForever(file) && !isHashed(file));
    expect(others).toEqual([]);
  },
);
