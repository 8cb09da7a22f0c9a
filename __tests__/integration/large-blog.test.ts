import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { syntheticDescription } from "../fixtures/synthetic-description";
import { startAlgolia, type AlgoliaServer } from "../support/algolia-server";
import { slugOf, syntheticBlog } from "../support/synthetic-blog";
import { algoliaConfig, algoliaEnv, testAlgolia } from "./support/algolia-tests";
import { browse } from "./support/browse";
import { untilHydrated } from "../e2e/support/hydration";
import { buildFixtureSite, type FixtureSite } from "./support/fixture-site";
import { routesBothWays } from "./support/routes-both-ways";

const kilobyte = 1000;
/** Three years; how builds grow up to 1,000 posts is measured by the benchmark. */
const size = { posts: 120, tags: 8, authors: 8, everyDays: 9 };
/** So that one post, the oldest, is alone on the last of twelve pages. */
const postsPerPage = 11;

const page = (title: string, more = "", body = "Some words.") =>
  `---\ntitle: ${title}\n${more}---\n\n${body}\n`;

const blog = syntheticBlog(size);
const content: Record<string, string> = {
  ...blog,
  "blog/tags.yml": `${blog["blog/tags.yml"]}hello:\n  label: hello\nhola:\n  label: hola\n`,
  "blog/one.mdx": page("Post one", "date: 2021-01-01\ntags: [hello, hola]\n"),
  "blog/two.mdx": page("Post two", "date: 2021-02-01\ntags: [hello]\n"),
  "blog/later.mdx": page("Post of the future", "date: 2999-01-01\n"),
  "blog/hidden.mdx": page("Hidden", "date: 2026-03-01\nunlisted: true\n"),
  "docs/intro.mdx": page(
    "Introduction",
    "",
    "The first text. [Gone](/docs/gone) [Secret](/docs/secret)",
  ),
  "docs/secret.mdx": page("Secret", "unlisted: true\n"),
  "docs/unfinished.mdx": page("Unfinished", "draft: true\n"),
  "docs/guides/first.mdx": page("First guide", "redirect_from: [/docs/first]\n"),
  "pages/about.mdx": page("About us"),
  ...Object.fromEntries(
    Array.from({ length: 31 }, (_, n) => [
      `docs/many/page-${n}.mdx`,
      page(`Page ${n}`, "tags: [hello]\n"),
    ]),
  ),
};

const siteConfig = {
  title: "Acme Docs",
  blog: { postsPerPage },
  search: algoliaConfig,
  colorMode: { defaultMode: "dark", disableSwitch: true },
  navbar: { items: [{ label: "Start", to: "/docs/intro" }] },
};

const env = {
  CONTENT_DIR: "site/content",
  OPENAPI_DIR: "site/openapi",
  SITE_CONFIG: "site/site.json",
  ON_BROKEN_LINKS: "warn",
};

describe("a site with a blog of 120 posts and more, drafts, unlisted pages, links let through, and search at Algolia", () => {
  let server: AlgoliaServer;
  let site: FixtureSite;
  beforeAll(async () => {
    server = await startAlgolia(2);
    site = await buildFixtureSite({
      files: {
        ...Object.fromEntries(
          Object.entries(content).map(([name, text]) => [`site/content/${name}`, text]),
        ),
        "site/openapi/openapi.json": JSON.stringify(syntheticDescription(6)),
        "site/site.json": JSON.stringify(siteConfig),
      },
      env: { ...env, ...algoliaEnv(server) },
    });
  }, 1_800_000);
  afterAll(async () => {
    site.remove();
    await server.close();
  });

  const file = (name: string) => join(site.publicDir, name);
  const read = (name: string) => readFileSync(file(name), "utf8");
  const html = (route: string) => read(join(route, "index.html"));
  const exists = (route: string) => existsSync(file(join(route, "index.html")));

  test("is built in spite of a broken link, with a warning that names page and link", () => {
    if (site.exitCode !== 0) console.error(site.output.slice(-4000));
    expect(site.exitCode).toBe(0);
    expect(site.output).toContain("Broken link on /docs/intro: /docs/gone");
  });

  test("has the addresses that are known without a build", async () => {
    const { planned, built } = await routesBothWays(site, { ...env, ...algoliaEnv(server) });
    expect(planned).toEqual(built);
  });

  test("does not build drafts", () => {
    expect(exists("docs/unfinished")).toBe(false);
  });

  test("builds unlisted pages, but keeps them out of lists, search engines and the sitemap", () => {
    const sitemap = read("sitemap-0.xml");
    expect(html("docs/secret")).toContain('content="noindex"');
    expect(html("docs/guides/first")).not.toContain('href="/docs/secret"');
    expect(html("blog")).not.toContain("Hidden");
    expect(exists("blog/hidden")).toBe(true);
    expect(sitemap).toContain("/docs/intro");
    expect(sitemap).not.toMatch(/secret|hidden|404/);
  });

  test("leads from the posts of a tag to its docs, which are paged, and back", () => {
    expect(html("blog/tags/hello")).toContain('href="/docs/tags/hello"');
    expect(html("blog/tags/hello")).toContain('href="/blog/tags/hola"');
    expect(html("docs/tags/hello")).toContain('href="/blog/tags/hello"');
    expect(html("docs/tags/hello")).toContain('href="/docs/tags/hello/page/2"');
    expect(exists("docs/tags/hello/page/3")).toBe(false);
    expect(exists("docs/tags/hola")).toBe(false);
  });

  test("leaves a post of the future out, and says so", () => {
    expect(exists("blog/later")).toBe(false);
    expect(site.output).toContain("A post of the future is left out: 2999-01-01");
    expect(html("blog/archive")).not.toContain("Post of the future");
  });

  test("takes values from SITE_CONFIG and keeps the other defaults", () => {
    expect(html("about")).toContain("<title>About us | Acme Docs</title>".replace("<title>", ""));
    expect(html("about")).toContain(">Start</a>");
    expect(html("about")).toContain('defaultMode:"dark"');
    expect(html("about")).not.toContain("Switch to");
    expect(html("docs/category/api")).toContain(">Synthetic API<");
  });

  test("leads from a trimmed address to the first page below it", () => {
    const redirects = read("_redirects");
    expect(redirects).toContain("/docs/guides /docs/guides/first 301");
    expect(redirects).toContain("/docs/api /docs/category/api 301");
    expect(redirects).toContain("/docs /docs/intro 301");
  });

  test.each([
    "blog",
    "blog/page/2",
    "blog/page/6",
    "blog/tags",
    "blog/authors",
    "blog/tags/topic-00",
  ])("the HTML of %s stays under 60 KB", (route) => {
    expect(statSync(file(join(route, "index.html"))).size).toBeLessThan(60 * kilobyte);
  });

  test("the HTML of the archive has every post, and grows by at most 150 bytes with each", () => {
    const text = html("blog/archive");
    const withoutPosts = 45 * kilobyte;
    expect(Buffer.byteLength(text)).toBeLessThan(withoutPosts + 150 * size.posts);
    expect(text.match(/href="\/blog\/post-\d+"/g)).toHaveLength(size.posts);
  });

  test("lists go on at …/page/2, newest first, and end where they should", () => {
    expect(html("blog")).toContain('href="/blog/page/2"');
    expect(html("blog/page/11")).toContain("Post two");
    expect(html("blog/page/12")).toContain("Post one");
    expect(existsSync(file("blog/page/13"))).toBe(false);
    expect(html("blog/tags/hello")).toMatch(/Post two[^]*Post one/);
    expect(exists("blog/tags/topic-00/page/2")).toBe(true);
    expect(exists("blog/authors/writer-00/page/2")).toBe(true);
    expect(html("blog/authors/writer-00/page/2")).toContain(slugOf(112));
  });

  test.each(["blog", "blog/tags/topic-00"])(
    "the feeds of %s have the newest 20 in full",
    (route) => {
      const rss = parseRssFeed(read(`${route}/rss.xml`));
      const atom = parseAtomFeed(read(`${route}/atom.xml`));
      const json = parseJsonFeed(read(`${route}/feed.json`));
      expect([rss.items?.length, atom.entries?.length, json.items?.length]).toEqual([20, 20, 20]);
      expect(rss.items?.[0]?.content?.encoded).toContain("A second point.");
      expect(rss.items?.[0]?.link).toBe(`https://docs.example.com${slugOf(0)}`);
    },
  );

  test("a reader pages, goes back and forward, jumps in the archive, and filters", async () => {
    const { browser, origin, end } = await browse(site.publicDir);
    try {
      const page = await browser.newPage();
      await page.goto(`${origin}/blog`);
      await untilHydrated(page);
      await page.getByRole("link", { name: "Older posts" }).click();
      await page.waitForURL("**/blog/page/2");
      await page.getByRole("link", { name: "Page 12", exact: true }).click();
      await page.waitForURL("**/blog/page/12");
      await page.goBack();
      await page.waitForURL("**/blog/page/2");
      await page.goForward();
      await page.waitForURL("**/blog/page/12");

      await page.goto(`${origin}/blog/archive`);
      await untilHydrated(page);
      await page.locator('nav a[href="#m2024-02"]').click();
      await page.waitForFunction(standsAtTheTop, "m2024-02");
      const { laidOut, months } = await page.evaluate(countMonths);
      expect(months).toBeGreaterThan(25);
      expect(laidOut).toBeLessThan(months * 0.75);

      await page.goto(`${origin}/blog/tags?tag=topic-00&tag=topic-07`);
      await page
        .getByRole("status")
        .filter({ hasText: "posts about Topic 0 and Topic 7" })
        .waitFor();
    } finally {
      await end();
    }
  }, 120_000);

  describe("searched at Algolia", () => testAlgolia(() => ({ site, server })));
});

/** Whether a jump has arrived: the heading is in the first 300 px. Runs in the browser. */
function standsAtTheTop(id: string): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < 300;
}

/** Months of the archive, and those whose posts are laid out: near to what is seen. Runs in the browser. */
function countMonths() {
  const lists = [...document.querySelectorAll("main h3 + ul")];
  const isLaidOut = (list: Element) => list.checkVisibility({ contentVisibilityAuto: true });
  return { months: lists.length, laidOut: lists.filter(isLaidOut).length };
}
