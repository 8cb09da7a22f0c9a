import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  gatsbyFiles,
  htmlFileOf,
  type GatsbyState,
} from "../../../../src/output/files/gatsby-files";

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), "gatsby-files-"))));
afterEach(() => rmSync(root, { recursive: true }));

const state = (plugin: string): GatsbyState => ({
  redirects: [],
  pages: new Map(["/", "/docs/intro", "/404", "/404.html"].map((path) => [path, { path }])),
  staticQueryComponents: new Map([["sq--sidebar", { hash: "1817702253" }]]),
  slices: new Map([["footer", {}]]),
  html: { slicesProps: { bySliceId: new Map([["footer-1", {}]]) } },
  flattenedPlugins: [{ pluginFilepath: plugin }],
});

test.each([
  ["/", "index.html"],
  ["/docs/intro", "docs/intro/index.html"],
  ["/404.html", "404.html"],
])("the page %s is %s", (route, file) => {
  expect(htmlFileOf(route)).toBe(file);
});

test("pages have HTML and data; shared data, slices, copies and the sitemap are files of the site too", () => {
  mkdirSync(join(root, "plugin/static/fonts"), { recursive: true });
  writeFileSync(join(root, "plugin/static/fonts/a.txt"), "");
  writeFileSync(
    join(root, "sitemap-index.xml"),
    "<sitemap><loc>https://docs.example/base/sitemap-0.xml</loc></sitemap>",
  );
  const files = gatsbyFiles(root, state(join(root, "plugin")));
  for (const file of [
    ...["index.html", "docs/intro/index.html", "404/index.html", "404.html"],
    ...["page-data/index/page-data.json", "page-data/docs/intro/page-data.json"],
    ...["page-data/404.html/page-data.json", "page-data/sq/d/1817702253.json"],
    ...["slice-data/footer.json", "_gatsby/slices/footer-1.html", "fonts/a.txt", "favicon.svg"],
    ...["sitemap-index.xml", "sitemap-0.xml"],
  ])
    expect(files).toContain(file);
});

test("a sitemap that the index does not name is none of the site's", () => {
  writeFileSync(join(root, "sitemap-1.xml"), "");
  expect(gatsbyFiles(root, state(root))).not.toContain("sitemap-1.xml");
});
