import { loadSiteConfig } from "../../../../src/config/load-site-config";
import {
  listedPages,
  sitemapLinks,
  sitemapOptions,
} from "../../../../src/output/routes/sitemap-options";

const nodes = <T>(...list: T[]) => ({ nodes: list });
const data = {
  site: null,
  siteConfig: {
    docVersions: [
      { name: "current", banner: "unreleased" },
      { name: "2.0", banner: "none" },
    ],
  },
  allSitePage: nodes(
    ...["/", "/404", "/docs/a", "/docs/hidden", "/blog", "/blog/page/2", "/blog/one"].map(
      (path) => ({
        path,
        pageContext: {},
      }),
    ),
    { path: "/blog/tags/hello", pageContext: {} },
    // The same page is in the latest version.
    {
      path: "/docs/b",
      pageContext: { versions: { name: "current", pages: { "2.0": "/docs/2.0/b" } } },
    },
    {
      path: "/docs/2.0/b",
      pageContext: { versions: { name: "2.0", pages: { current: "/docs/b" } } },
    },
  ),
  allDoc: nodes(
    { slug: "/docs/a", unlisted: false, lastUpdate: { date: "2026-04-01" }, tags: [] },
    { slug: "/docs/hidden", unlisted: true, lastUpdate: null, tags: [] },
  ),
  allPage: nodes(),
  allBlogPost: nodes(
    {
      slug: "/blog/one",
      unlisted: false,
      date: "2026-01-01",
      lastUpdate: { date: "2026-02-01" },
      tags: [{ permalink: "/blog/tags/hello" }],
      authors: [],
    },
    {
      slug: "/blog/two",
      unlisted: false,
      date: "2026-03-01",
      lastUpdate: null,
      tags: [],
      authors: [{ permalink: null }],
    },
  ),
} satisfies Queries.SitemapQuery;

test("pages have the day of their last change, lists that of the newest of what they hold; by path", () => {
  expect(listedPages(data)).toEqual([
    { path: "/", lastmod: undefined },
    { path: "/blog", lastmod: "2026-03-01" },
    { path: "/blog/one", lastmod: "2026-02-01" },
    { path: "/blog/page/2", lastmod: "2026-03-01" },
    { path: "/blog/tags/hello", lastmod: "2026-02-01" },
    { path: "/docs/2.0/b", lastmod: undefined },
    { path: "/docs/a", lastmod: "2026-04-01" },
  ]);
});

test("a day that is not known is left out", () => {
  expect(sitemapOptions(undefined).serialize({ path: "/" })).toEqual({ url: "/" });
});

test("a site with several locales names the page in each of them, one with one names none", () => {
  const { config } = loadSiteConfig(process.cwd(), {});
  if (!config) throw new Error("The configuration is wrong.");
  const [english] = config.locales;
  if (!english) throw new Error("There is no locale.");
  const arabic = { code: "ar", label: "العربية", htmlLang: "ar", dir: "rtl" as const };
  const two = { ...config, url: "https://docs.example", locales: [english, arabic] };
  expect(sitemapLinks(config, "/docs")).toEqual([]);
  expect(sitemapLinks({ ...two, language: "ar" }, "/docs", "/erp")).toEqual([
    { lang: "en", url: "https://docs.example/erp/docs" },
    { lang: "ar", url: "https://docs.example/erp/ar/docs" },
    { lang: "x-default", url: "https://docs.example/erp/docs" },
  ]);
});
