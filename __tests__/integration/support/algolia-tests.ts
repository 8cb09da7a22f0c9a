import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createSiteServer } from "../../../scripts/serve/site-server.mjs";
import { filesBelow } from "../../../src/config/files-below";
import { insightsScript } from "../../../src/search/client/insights-script";
import { untilHydrated } from "../../e2e/support/hydration";
import { keys, type AlgoliaServer } from "../../support/algolia-server";
import { launchBrowser } from "../../support/launch-browser";
import type { FixtureSite } from "./fixture-site";

const indexName = "docs";

/** Of the site that is searched at Algolia. */
export const algoliaConfig = { algolia: { clickAnalytics: true } };

/** What its build needs. */
export const algoliaEnv = ({ hosts }: AlgoliaServer) => ({
  ALGOLIA_APP_ID: keys.appId,
  ALGOLIA_SEARCH_KEY: keys.search,
  ALGOLIA_INDEX_NAME: indexName,
  ALGOLIA_ADMIN_KEY: keys.admin,
  ALGOLIA_HOSTS: hosts.join(","),
});

/** Tests of a site that has an introduction, is searched at Algolia, and was built with a server in the place of that. */
export function testAlgolia(built: () => { site: FixtureSite; server: AlgoliaServer }): void {
  test("its records are in the index", () => {
    const { indexes } = built().server;
    const found = JSON.stringify([...(indexes.get(indexName)?.objects.values() ?? [])]);
    expect(found).toContain("The first text.");
    expect([...indexes.keys()]).toEqual([indexName]);
  });

  test("publishes the key for searching, and nowhere the key for writing", () => {
    const { publicDir } = built().site;
    const texts = filesBelow(publicDir).map((file) => readFileSync(join(publicDir, file), "utf8"));
    expect(texts.some((text) => text.includes(keys.search))).toBe(true);
    expect(texts.some((text) => text.includes(keys.admin))).toBe(false);
  });

  test("is searched there by its modal and its page, with the words of the request that is agreed on", async () => {
    const { site, server } = built();
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
}
