import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { syntheticDescription } from "../fixtures/synthetic-description";
import { slugOf, syntheticBlog } from "../support/synthetic-blog";
import { browse } from "./support/browse";
import { untilHydrated } from "../e2e/support/hydration";
import { buildFixtureSite, type FixtureSite } from "./support/fixture-site";

const kilobyte = 1000;
/** Twelve pages of lists, and three years; how builds grow up to 1,000 posts is measured by the benchmark. */
const size = { posts: 120, tags: 8, authors: 8, everyDays: 9 };
const intro = "---\ntitle: Introduction\n---\n\nA site with a long blog.\n";
const blog = Object.fromEntries(
  Object.entries(syntheticBlog(size)).map(([name, text]) => [`site/content/${name}`, text]),
);

describe("a blog of 120 posts, 8 tags and 8 authors", () => {
  let site: FixtureSite;
  beforeAll(async () => {
    site = await buildFixtureSite({
      files: {
        ...blog,
        "site/content/docs/intro.mdx": intro,
        "site/openapi/openapi.json": JSON.stringify(syntheticDescription(6)),
      },
      env: { CONTENT_DIR: "site/content", OPENAPI_DIR: "site/openapi" },
    });
  }, 1_800_000);
  afterAll(() => site.remove());

  const file = (name: string) => join(site.publicDir, name);
  const read = (name: string) => readFileSync(file(name), "utf8");
  const html = (route: string) => read(join(route, "index.html"));

  test("is built", () => {
    if (site.exitCode !== 0) console.error(site.output.slice(-4000));
    expect(site.exitCode).toBe(0);
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

  test("lists go on at …/page/2, and end where they should", () => {
    expect(html("blog")).toContain('href="/blog/page/2"');
    expect(existsSync(file("blog/page/12/index.html"))).toBe(true);
    expect(existsSync(file("blog/page/13"))).toBe(false);
    expect(existsSync(file("blog/tags/topic-00/page/2/index.html"))).toBe(true);
    expect(existsSync(file("blog/authors/writer-00/page/2/index.html"))).toBe(true);
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
