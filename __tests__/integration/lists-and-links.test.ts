import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { syntheticDescription } from "../fixtures/synthetic-description";
import { buildFixtureSite, type FixtureSite } from "./support/fixture-site";

const page = (title: string, more = "", body = "Some words.") =>
  `---\ntitle: ${title}\n${more}---\n\n${body}\n`;

const siteConfig = {
  title: "Acme Docs",
  blog: { postsPerPage: 1 },
  colorMode: { defaultMode: "dark", disableSwitch: true },
  navbar: { items: [{ label: "Start", to: "/docs/intro" }] },
};

describe("a site with drafts, unlisted pages, a paged blog and links let through", () => {
  let site: FixtureSite;

  beforeAll(async () => {
    site = await buildFixtureSite({
      files: {
        "site/content/docs/intro.mdx": page(
          "Introduction",
          "",
          "[Gone](/docs/gone) [Secret](/docs/secret)",
        ),
        "site/content/docs/secret.mdx": page("Secret", "unlisted: true\n"),
        "site/content/docs/unfinished.mdx": page("Unfinished", "draft: true\n"),
        "site/content/docs/guides/first.mdx": page("First guide"),
        "site/content/pages/about.mdx": page("About us"),
        "site/content/blog/one.mdx": page("Post one", "date: 2026-01-01\ntags: [hello, hola]\n"),
        "site/content/blog/two.mdx": page("Post two", "date: 2026-02-01\ntags: [hello]\n"),
        "site/content/blog/later.mdx": page("Post of the future", "date: 2999-01-01\n"),
        ...Object.fromEntries(
          Array.from({ length: 31 }, (_, n) => [
            `site/content/docs/many/page-${n}.mdx`,
            page(`Page ${n}`, "tags: [hello]\n"),
          ]),
        ),
        "site/content/blog/hidden.mdx": page("Hidden", "date: 2026-03-01\nunlisted: true\n"),
        "site/openapi/openapi.json": JSON.stringify(syntheticDescription(6)),
        "site/site.json": JSON.stringify(siteConfig),
      },
      env: {
        CONTENT_DIR: "site/content",
        OPENAPI_DIR: "site/openapi",
        SITE_CONFIG: "site/site.json",
        ON_BROKEN_LINKS: "warn",
      },
    });
  });
  afterAll(() => site.remove());

  const html = (route: string) => readFileSync(join(site.publicDir, route, "index.html"), "utf8");
  const exists = (route: string) => existsSync(join(site.publicDir, route, "index.html"));

  test("builds in spite of a broken link, with a warning that names page and link", () => {
    if (site.exitCode !== 0) console.error(site.output);
    expect(site.exitCode).toBe(0);
    expect(site.output).toContain("Broken link on /docs/intro: /docs/gone");
  });

  test("does not build drafts", () => {
    expect(exists("docs/unfinished")).toBe(false);
  });

  test("builds unlisted pages, but keeps them out of lists, search engines and the sitemap", () => {
    const sitemap = readFileSync(join(site.publicDir, "sitemap-0.xml"), "utf8");
    expect(html("docs/secret")).toContain('content="noindex"');
    expect(html("docs/guides/first")).not.toContain('href="/docs/secret"');
    expect(html("blog")).not.toContain("Hidden");
    expect(exists("blog/hidden")).toBe(true);
    expect(sitemap).toContain("/docs/intro");
    expect(sitemap).not.toMatch(/secret|hidden|404/);
  });

  test("pages the blog, newest first", () => {
    expect(html("blog")).toContain("Post two");
    expect(html("blog")).toContain('href="/blog/page/2"');
    expect(html("blog/page/2")).toContain("Post one");
    expect(exists("blog/page/3")).toBe(false);
  });

  test("pages the posts and the docs of a tag, and leads from one to the other", () => {
    expect(html("blog/tags/hello")).toContain("Post two");
    expect(html("blog/tags/hello/page/2")).toContain("Post one");
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
    expect(html("about")).toContain('"defaultMode":"dark"');
    expect(html("about")).not.toContain("Switch to");
    expect(html("docs/category/api")).toContain(">Synthetic API<");
  });

  test("leads from a trimmed address to the first page below it", () => {
    const redirects = readFileSync(join(site.publicDir, "_redirects"), "utf8");
    expect(redirects).toContain("/docs/guides /docs/guides/first 301");
    expect(redirects).toContain("/docs/api /docs/category/api 301");
    expect(redirects).toContain("/docs /docs/intro 301");
  });
});
