import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { SiteConfig } from "../../../../src/config/schema/site-config";
import { filesBelow } from "../../../../src/config/files-below";
import type { GatsbyState } from "../../../../src/output/files/gatsby-files";
import {
  ownFiles,
  restoreSharedData,
  withdrawFiles,
} from "../../../../src/output/files/withdraw-files";
import { noteFiles } from "../../../../src/output/files/written";

let root: string;
let publicDir: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "withdraw-"));
  publicDir = join(root, "public");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(publicDir, file)), { recursive: true });
    writeFileSync(join(publicDir, file), file);
  }
}

const state = (routes: string[], queries: string[] = []): GatsbyState => ({
  redirects: [],
  pages: new Map(routes.map((path) => [path, { path }])),
  staticQueryComponents: new Map(queries.map((hash) => [hash, { hash }])),
  slices: new Map(),
  html: { slicesProps: { bySliceId: new Map() } },
  flattenedPlugins: [],
});
const locale = (code: string) => ({ code, label: code, htmlLang: code, dir: "ltr" });
const siteIn = (language: string) =>
  ({ language, locales: [locale("en"), locale("ar")] }) as unknown as SiteConfig;
const reporter = { info: jest.fn() };
const withdraw = (of: GatsbyState, config?: SiteConfig) => {
  withdrawFiles(publicDir, of, config, reporter);
  return filesBelow(publicDir).sort();
};

test("pages, what was noted and what Gatsby has stay; all else goes", () => {
  noteFiles(["docs/intro.md"]);
  write("index.html", "docs/intro/index.html", "docs/intro.md", "page-data/index/page-data.json");
  write(
    "docs/gone/index.html",
    "docs/gone.md",
    "social/docs/gone.png",
    "sitemap-1.xml",
    "a.js.part",
  );
  expect(withdraw(state(["/", "/docs/intro"]))).toEqual([
    "docs/intro.md",
    "docs/intro/index.html",
    "index.html",
    "page-data/index/page-data.json",
  ]);
  expect(reporter.info).toHaveBeenCalledWith("Withdrawn: 5 files of earlier builds");
});

test("data that pages shared is put back for the next build, which writes it only where it is another", () => {
  const data = "page-data/sq/d/1817702253.json";
  write("index.html", data);
  expect(withdraw(state(["/"]))).toEqual(["index.html"]);
  restoreSharedData(publicDir);
  expect(readFileSync(join(publicDir, data), "utf8")).toBe(data);
  expect(withdraw(state(["/"], ["1817702253"]))).toEqual(["index.html", data]);
  // One that was written in the meantime is newer.
  withdraw(state(["/"]));
  write(data);
  writeFileSync(join(publicDir, data), "newer");
  restoreSharedData(publicDir);
  expect(readFileSync(join(publicDir, data), "utf8")).toBe("newer");
});

test("the builds of other locales, in folders of this one, are theirs", () => {
  write("index.html", "ar/index.html", "fr/index.html");
  expect(withdraw(state(["/"]), siteIn("en"))).toEqual(["ar/index.html", "index.html"]);
  expect(ownFiles(publicDir, siteIn("en"))).toEqual(["index.html"]);
});

test("a locale has no files that only the root of a site has", () => {
  noteFiles(["_headers", "robots.txt", ".well-known/security.txt", "feed.xml"]);
  write("index.html", "_headers", "robots.txt", ".well-known/security.txt", "feed.xml");
  expect(withdraw(state(["/"]), siteIn("ar"))).toEqual(["feed.xml", "index.html"]);
});
