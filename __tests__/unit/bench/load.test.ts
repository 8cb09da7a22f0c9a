import { crawlPaths } from "../../bench/load";

test("a crawl asks for pages by their clean addresses, for data and scripts, and not for what no page loads", () => {
  expect(
    crawlPaths([
      "index.html",
      "404.html",
      "_headers",
      "docs/intro/index.html",
      "docs/größe/index.html",
      "page-data/docs/intro/page-data.json",
      "page-data/404/page-data.json",
      "app-0123456789abcdef0123.js",
      "app-0123456789abcdef0123.js.map",
      "webpack.stats.json",
      "chunk-map.json",
      ".well-known/security.txt",
    ]),
  ).toEqual([
    "/",
    "/docs/intro",
    "/docs/gr%C3%B6%C3%9Fe",
    "/page-data/docs/intro/page-data.json",
    "/app-0123456789abcdef0123.js",
  ]);
});
