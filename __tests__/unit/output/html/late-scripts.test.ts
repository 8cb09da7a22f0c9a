import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { withLateScripts } from "../../../../src/output/html/late-scripts";
import { pageFiles, type PageFiles } from "../../../../src/output/html/page-files";
import { pageParts, wholePage } from "../../../../src/output/html/page-parts";

const finished = (html: string, given: Pick<PageFiles, "scripts" | "data">) =>
  wholePage(withLateScripts(pageParts(html), given));

const page = (script: string) =>
  `<html><head></head><body><p>Words</p><script id="gatsby-script-loader"></script><script src="/${script}.js" async></script></body></html>`;
const files = { scripts: ["/a-page.js"], data: ["/page-data/a/page-data.json"] };

test("scripts become tags that browsers leave alone, with what they will ask for and what begins them", () => {
  const html = finished(page("app-1"), files);
  expect(html).toContain(
    '<p>Words</p><script id="gatsby-script-loader"></script><script type="later" src="/app-1.js"></script>',
  );
  expect(html).toContain(
    '<link rel="soon" as="script" href="/app-1.js"><link rel="later" as="script" href="/a-page.js">',
  );
  expect(html).toContain(
    '<link rel="later" as="fetch" crossorigin href="/page-data/a/page-data.json">',
  );
  expect(html).toMatch(/<script id="start-scripts">.+<\/script><\/body><\/html>$/);
});

test("a finished page stays as it is, also when Gatsby has put the scripts of another build into it", () => {
  const once = finished(page("app-1"), files);
  expect(finished(once, files)).toBe(once);
  const renewed = once.replace(
    '<script type="later" src="/app-1.js"></script>',
    '<script src="/app-2.js" async></script>',
  );
  expect(finished(renewed, files)).toBe(finished(page("app-2"), files));
});

test("a script tag that slipped into the content stays what it is", () => {
  const slipped = '<p>Words</p><script src="/mine.js" async></script>';
  const html = finished(page("app-1").replace("<p>Words</p>", slipped), files);
  expect(html).toContain(slipped);
});

test("a page without scripts, such as that of a redirect, stays as it is", () => {
  const html = "<html><body><p>Moved</p></body></html>";
  expect(finished(html, files)).toBe(html);
});

describe("what a page asks for when it comes alive", () => {
  let dir: string;
  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), "late-"));
    const write = (name: string, value: unknown) => {
      mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
      writeFileSync(path.join(dir, name), JSON.stringify(value));
    };
    write("webpack.stats.json", {
      assetsByChunkName: { "component---doc": ["styles.css", "shared.js", "doc.js"] },
    });
    const data = { componentChunkName: "component---doc", staticQueryHashes: ["1", "2"] };
    write("page-data/index/page-data.json", data);
    write("page-data/docs/intro/page-data.json", { componentChunkName: "component---gone" });
    write("page-data/404.html/page-data.json", data);
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  test("its own scripts and style sheets, its data and that of its static queries, below the prefix", () => {
    expect(pageFiles(dir, "/site")("index.html")).toEqual({
      scripts: ["/site/shared.js", "/site/doc.js"],
      styles: ["/site/styles.css"],
      data: [
        "/site/page-data/app-data.json",
        "/site/page-data/index/page-data.json",
        "/site/page-data/sq/d/1.json",
        "/site/page-data/sq/d/2.json",
      ],
    });
  });

  test("by the name of its HTML file; nothing for one without data", () => {
    const of = pageFiles(dir, "");
    expect(of("404.html").data[1]).toBe("/page-data/404.html/page-data.json");
    expect(of("docs/intro/index.html")).toEqual({
      scripts: [],
      styles: [],
      data: ["/page-data/app-data.json", "/page-data/docs/intro/page-data.json"],
    });
    expect(of("old/index.html")).toEqual({ scripts: [], styles: [], data: [] });
  });
});

test("only the search page puts the query of its address into its field, before the scripts start", () => {
  const field = '<main><input name="q"><p data-search-status="idle"></p></main>';
  const html = finished(page("app-1").replace("<p>Words</p>", field), files);
  expect(html).toMatch(/<script id="start-scripts">[^<]*URLSearchParams/);
  expect(finished(page("app-1"), files)).not.toContain("URLSearchParams");
});
