import { readdirSync, readFileSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { insightsScript } from "../../src/search/client/insights-script";
import { launchBrowser } from "../support/launch-browser";
import { createSiteServer } from "../../scripts/serve/site-server.mjs";
import { syntheticDescription } from "../fixtures/synthetic-description";
import { keys, startAlgolia, type AlgoliaServer } from "../support/algolia-server";
import { untilHydrated } from "../e2e/support/hydration";
import { buildCopy, copyProject, type FixtureSite, type ProjectCopy } from "./support/fixture-site";

const indexName = "docs";

describe("a site that is searched at Algolia", () => {
  let server: AlgoliaServer;
  let copy: ProjectCopy;
  let site: FixtureSite;

  const build = (text: string) =>
    buildCopy(copy, {
      files: {
        "site/content/docs/intro.mdx": `---\ntitle: Introduction\n---\n\n${text}\n`,
        "site/openapi/openapi.json": JSON.stringify(syntheticDescription(6)),
        "site/site.yaml": "search: { algolia: { clickAnalytics: true } }\n",
      },
      env: {
        CONTENT_DIR: "site/content",
        OPENAPI_DIR: "site/openapi",
        SITE_CONFIG: "site/site.yaml",
        ALGOLIA_APP_ID: keys.appId,
        ALGOLIA_SEARCH_KEY: keys.search,
        ALGOLIA_INDEX_NAME: indexName,
        ALGOLIA_ADMIN_KEY: keys.admin,
        ALGOLIA_HOSTS: server.hosts.join(","),
      },
    });
  const found = () => JSON.stringify([...(server.indexes.get(indexName)?.objects.values() ?? [])]);

  beforeAll(async () => {
    server = await startAlgolia(2);
    copy = copyProject();
    site = await build("The first text.");
  });
  afterAll(async () => {
    copy.remove();
    await server.close();
  });

  const publicFiles = () =>
    readdirSync(site.publicDir, { recursive: true, encoding: "utf8" })
      .map((name) => join(site.publicDir, name))
      .filter((file) => statSync(file).isFile());

  test("builds, and its records are in the index", () => {
    if (site.exitCode !== 0) console.error(site.output);
    expect(site.exitCode).toBe(0);
    expect(found()).toContain("The first text.");
    expect([...server.indexes.keys()]).toEqual([indexName]);
  });

  test("publishes the key for searching, and nowhere the key for writing", () => {
    const texts = publicFiles().map((file) => readFileSync(file, "utf8"));
    expect(texts.some((text) => text.includes(keys.search))).toBe(true);
    expect(texts.some((text) => text.includes(keys.admin))).toBe(false);
  });

  test("is searched there by its modal and its page, with the words of the request that is agreed on", async () => {
    const own = createSiteServer({ dir: site.publicDir });
    await new Promise<void>((done) => own.listen(0, done));
    const url = `http://localhost:${(own.address() as AddressInfo).port}`;
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      const refused: string[] = [];
      page.on("console", (message) => {
        if (/Content Security Policy|Trusted/.test(message.text())) refused.push(message.text());
      });
      await page.route("https://cdn.jsdelivr.net/**", (route) =>
        route.fulfill({
          contentType: "text/javascript",
          body: route.request().url() === insightsScript ? "aa.isCounting = true" : "",
        }),
      );
      await page.goto(`${url}/docs/intro`);
      await untilHydrated(page);
      server.log.length = 0;
      // The first letters find the page too, and requests overtake one another on their way.
      const answered = page.waitForResponse(
        (response) => response.request().postData()?.includes('"introduction"') ?? false,
      );
      await page.keyboard.press("Control+k");
      await page.keyboard.type("introduction");
      const hit = page.locator(".DocSearch-Hit a[href='/docs/intro']").first();
      await Promise.all([hit.waitFor(), answered]);
      const asked = server.log.find(
        ({ path, body }) =>
          path === "/1/indexes/*/queries" && JSON.stringify(body).includes('"introduction"'),
      );
      expect(asked?.body).toMatchObject({
        requests: [
          {
            query: "introduction",
            indexName,
            hitsPerPage: 20,
            clickAnalytics: true,
            snippetEllipsisText: "…",
            highlightPreTag: "<mark>",
            highlightPostTag: "</mark>",
            facetFilters: ["language:en", "docusaurus_tag:default"],
          },
        ],
      });
      expect(asked?.query.get("x-algolia-api-key")).toBe(keys.search);

      await page.waitForFunction(() => {
        const { aa } = window as { aa?: { isCounting?: boolean; queue: string[][] } };
        return aa?.isCounting && aa.queue.some(([call]) => call === "addAlgoliaAgent");
      });
      expect(refused).toEqual([]);

      await page.goto(`${url}/search?q=introduction`);
      await page.locator("main ol > li a[href='/docs/intro']").first().waitFor();
      const files = await page.evaluate(() =>
        performance.getEntriesByType("resource").map(({ name }) => name),
      );
      expect(files.filter((name) => name.includes("manifest.json"))).toEqual([]);
    } finally {
      await browser.close();
      own.closeAllConnections();
      own.close();
    }
  });

  test("fails to build when the upload fails, and leaves the index as it was", async () => {
    const before = found();
    for (const host of [0, 1])
      server.behave(host, ({ path }) => (path.endsWith("/batch") ? { status: 403 } : "works"));
    const failed = await build("The second text.");
    expect(failed.exitCode).toBe(1);
    expect(failed.output).toContain("The records of the search could not be uploaded to Algolia");
    expect(failed.output).not.toContain(keys.admin);
    expect(found()).toBe(before);
  });
});
