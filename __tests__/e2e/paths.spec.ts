import { follow } from "./support/follow";
import { markDocument, untilHydrated } from "./support/hydration";
import { allRoutes, baseUrl, publicDir } from "./support/site";
import { expect, test } from "./support/test";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const status = async (path: string) => {
  const response = await fetch(baseUrl() + path, { redirect: "manual" });
  await response.arrayBuffer();
  return { status: response.status, location: response.headers.get("location") };
};

test.describe("from the server", () => {
  test("a path that ends in .html or /index.html leads to the path without it, with its query", async () => {
    for (const [path, clean] of [
      ["/docs/intro.html", "/docs/intro"],
      ["/docs/intro/index.html", "/docs/intro"],
      ["/index.html", "/"],
      ["/docs/intro.html?q=a", "/docs/intro?q=a"],
    ] as const) {
      const answer = await status(path);
      expect(answer).toEqual({ status: 308, location: clean });
    }
  });

  test("paths match exactly: parts of a path, other letters and longer paths are unknown", async () => {
    const known = await status("/docs/intro");
    expect(known.status).toBe(200);
    for (const path of ["/docs/intr", "/docs/Intro", "/docs/intro/more", "/docs/intro.htm"]) {
      const unknown = await status(path);
      expect(unknown.status, path).toBe(404);
    }
  });

  test("the rules for other hosts have every page with both endings", () => {
    const rules = new Set(readFileSync(join(publicDir, "_redirects"), "utf8").split("\n"));
    const routes = allRoutes();
    expect(routes.length).toBeGreaterThan(10);
    for (const route of routes.filter((one) => one !== "/")) {
      expect(rules).toContain(`${route}.html ${route} 301`);
      expect(rules).toContain(`${route}/index.html ${route} 301`);
    }
  });
});

test.describe("in the browser, on a host without rules", () => {
  test.use({ expectedOutput: [/status (of )?404/] });

  test("a path that ends in .html is not left on the not-found page", async ({ page }) => {
    await page.route("**/docs/intro.html?*", async (route) => {
      const answer = await route.fetch({ url: `${baseUrl()}/no-such-page` });
      await route.fulfill({ response: answer });
    });
    await page.goto("/docs/intro.html?a=b#c");
    await expect(page).toHaveURL("/docs/intro?a=b#c");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page Not Found");
  });

  test("a page that is sent for /index.html shows its address without it", async ({ page }) => {
    await page.route("**/docs/intro/index.html", async (route) => {
      const answer = await route.fetch({ url: `${baseUrl()}/docs/intro` });
      await route.fulfill({ response: answer });
    });
    await page.goto("/docs/intro/index.html");
    await untilHydrated(page);
    await expect(page).toHaveURL("/docs/intro");
  });

  test("a link within the site with such an ending leads to the page, without a new document", async ({
    page,
  }) => {
    await page.goto("/");
    await untilHydrated(page);
    const isSameDocument = await markDocument(page);
    await follow(page, "/docs/intro.html#top");
    await expect(page).toHaveURL("/docs/intro#top");
    await expect.poll(isSameDocument).toBe(true);
  });
});
