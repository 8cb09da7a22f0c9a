import type { Page } from "@playwright/test";
import { htmlTook } from "./support/html-took";
import { untilHydrated } from "./support/hydration";
import { scriptsOfAllPages } from "./support/page-script";
import { logRequests } from "./support/requests";
import { expect, test } from "./support/test";

const route = "/docs/api/get-items";

/** When the page asked for its scripts, and when its load event was, in ms. */
const times = (page: Page) =>
  page.evaluate((ofAllPages) => {
    const [navigation] = performance.getEntriesByType(
      "navigation",
    ) as PerformanceNavigationTiming[];
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => new RegExp(ofAllPages).test(name));
    return {
      loaded: navigation?.loadEventStart ?? 0,
      asked: scripts.map(({ startTime }) => startTime),
    };
  }, scriptsOfAllPages.source);

function expectEachOnce(requests: readonly string[]) {
  const own = requests.filter((path) => /\.js$|\/sq\/d\/|get-items\/page-data\.json$/.test(path));
  expect(own.length).toBeGreaterThanOrEqual(7);
  expect(own.filter((path, index) => own.indexOf(path) !== index)).toEqual([]);
}

test("a page is painted and loaded before it asks for a script, and asks for nothing twice", async ({
  page,
}) => {
  const requests = logRequests(page);
  await htmlTook(page, 60);
  await page.goto(route);
  await untilHydrated(page);
  const { loaded, asked } = await times(page);
  expect(asked).toHaveLength(3);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(loaded);
  expectEachOnce(requests);
});

test("a page that was long in coming asks for the scripts of all pages as soon as its HTML is there", async ({
  page,
}) => {
  const requests = logRequests(page);
  await htmlTook(page, 400);
  await page.goto(route);
  await untilHydrated(page);
  const { loaded, asked } = await times(page);
  expect(asked).toHaveLength(3);
  expect(Math.max(...asked)).toBeLessThan(loaded);
  expectEachOnce(requests);
});

test("a picture that does not come holds nothing up", async ({ page }) => {
  await page.route("**/never.png", () => new Promise(() => undefined));
  await page.route(`**${route}`, async (request) => {
    const response = await request.fetch();
    const body = (await response.text()).replace("</body>", '<img src="/never.png" alt=""></body>');
    await request.fulfill({ response, body });
  });
  await page.goto(route, { waitUntil: "commit" });
  await untilHydrated(page);
  const state = await page.evaluate(() => document.readyState);
  expect(state).toBe("interactive");
});

test("a tab that was opened in the background comes alive without being painted", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(route);
  await untilHydrated(page, 100);
});
