import type { BrowserContext, Locator, Page } from "@playwright/test";
import { markDocument, untilHydrated } from "./support/hydration";
import { fakeConnection, logRequests, pagesIn, untilQuiet } from "./support/requests";
import { scriptOfPage } from "./support/page-script";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

const from = "/docs/tutorial/quick-start/settings";
const fast = { effectiveType: "4g", saveData: false };
const slow = { effectiveType: "2g", saveData: false };
const saver = { effectiveType: "4g", saveData: true };
/** Lets what a page would do after seconds come at once: Gatsby's own loading ahead begins after three. */
const hurry = (page: Page) =>
  page.addInitScript(() => {
    const own = window.setTimeout;
    const hurried = (run: () => void, ms = 0) => own(run, ms < 1000 ? ms : 0);
    Object.assign(window, { setTimeout: hurried });
  });

test.use({ viewport: viewports.desktop });

async function open(page: Page, route = from): Promise<string[]> {
  const requests = logRequests(page);
  await page.goto(route);
  await untilHydrated(page);
  return requests;
}

const inSidebar = (page: Page) =>
  page.getByRole("navigation", { name: "Docs sidebar" }).getByRole("link");

/** Data and code, which are all that can be loaded ahead. */
const ofPages = (requests: readonly string[]) =>
  requests.filter((path) => /\.(?:json|js)$/.test(path));

/** Routes of links within the window, as the browser lays them out. */
function routesInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href^='/']")]
      .filter((link) => {
        const { top, bottom, left, right, height } = link.getBoundingClientRect();
        return height && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      })
      .filter((link) => link.checkVisibility({ visibilityProperty: true }))
      .map((link) => link.pathname)
      .filter((path) => path !== location.pathname && !path.includes(".")),
  );
}

test("pages of links in view are loaded ahead, and nothing is asked for twice", async ({
  page,
}) => {
  await fakeConnection(page, fast);
  const requests = await open(page);
  await untilQuiet(page, requests);
  const inView = [...new Set(await routesInView(page))];
  expect(inView.length).toBeGreaterThan(5);
  await expect.poll(() => pagesIn(requests)).toEqual(expect.arrayContaining(inView));

  // All of it again: pointer over each, and all through the page.
  for (const link of (await page.getByRole("navigation").getByRole("link").all()).slice(0, 8))
    if (await link.isVisible()) await link.hover({ force: true });
  await page.mouse.wheel(0, 20000);
  await untilQuiet(page, requests);
  // Gatsby asks for app-data.json with each page: it tells whether a new build has been published.
  const asked = requests.filter((path) => !path.endsWith("/app-data.json"));
  expect(asked.filter((path, i) => asked.indexOf(path) !== i)).toEqual([]);
  expect(asked.filter((path) => !path.startsWith("/"))).toEqual([]);
});

test("previous and next take part, and a page that is loaded ahead opens without a request for it", async ({
  page,
}) => {
  await fakeConnection(page, fast);
  const requests = await open(page);
  const next = page.locator("a[rel=next], nav[aria-label*='revious'] a").last();
  await next.scrollIntoViewIfNeeded();
  const to = new URL((await next.getAttribute("href")) ?? "", page.url()).pathname;
  // Its data are asked for when the browser has reported it as visible, whenever that is; then code and data come.
  await expect.poll(() => pagesIn(requests)).toContain(to);
  await untilQuiet(page, requests);
  const isSame = await markDocument(page);
  const before = requests.length;
  await next.click();
  await expect(page).toHaveURL(to);
  await expect.poll(isSame).toBe(true);
  expect(pagesIn(requests.slice(before))).not.toContain(to);
});

test("rows of tables take part", async ({ page }) => {
  await fakeConnection(page, fast);
  const requests = await open(page, "/docs/api/item");
  const link = page.locator("main section li a[href^='/docs/api/']").first();
  await link.scrollIntoViewIfNeeded();
  const to = new URL((await link.getAttribute("href")) ?? "", page.url()).pathname;
  await expect.poll(() => pagesIn(requests)).toContain(to);
});

test("a pointer that rests on a link loads data and then code, before what is only in view", async ({
  page,
}) => {
  // Links in view hold all their places until the test ends.
  await fakeConnection(page, fast);
  const held: (() => void)[] = [];
  let wanted = "";
  const requests = logRequests(page);
  await page.route("**/page-data/**/page-data.json", async (route) => {
    if (!wanted || !route.request().url().includes(`/page-data${wanted}/`))
      await new Promise<void>((done) => held.push(done));
    await route.continue().catch(() => undefined);
  });
  await page.goto(from);
  // The page's own data comes first.
  await expect.poll(() => held.length).toBeGreaterThan(0);
  held.shift()?.();
  await untilHydrated(page);
  // Its own and the three that are loaded at once.
  await expect.poll(() => pagesIn(requests)).toHaveLength(4);
  const asked = new Set(pagesIn(requests));
  const others = await page
    .locator("a[href^='/docs/']:visible")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  const isMdx = (path: string) => !/^\/docs\/(?:api|category|tags)\b/.test(path);
  wanted = others.reverse().find((path) => isMdx(path) && !asked.has(path)) ?? "";
  expect(wanted).not.toBe("");
  const before = requests.length;
  await page.locator(`a[href="${wanted}"]:visible`).last().hover();
  await expect.poll(() => pagesIn(requests.slice(before))).toEqual([wanted]);
  // Its code, which no other page has, follows.
  await expect.poll(() => requests.slice(before)).toContain(scriptOfPage(wanted));
  const own = requests.slice(before);
  expect(own.findIndex((path) => path.endsWith("page-data.json"))).toBeLessThan(
    own.indexOf(scriptOfPage(wanted)),
  );
  held.forEach((release) => release());
});

/** Opens a page whose scripts do not come, so that each link is a full load. */
async function openNotAlive(page: Page, context: BrowserContext): Promise<Locator> {
  await context.route("**/app-*.js", () => new Promise(() => undefined), { times: 1 });
  await page.goto(from, { waitUntil: "commit" });
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" });
  await expect(link).toBeVisible();
  return link;
}

const rulesOf = (page: Page) => page.locator("script[type=speculationrules]");

/** How the document came to the page: https://developer.mozilla.org/docs/Web/API/PerformanceResourceTiming/deliveryType */
const delivery = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType("navigation")[0]?.toJSON() as unknown);

/** States of what the browser fetches by the rules of the page: it uses what is ready when the link is followed. */
async function watchFetches(page: Page): Promise<string[]> {
  const states: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("Preload.prefetchStatusUpdated", ({ status }) => states.push(status));
  await session.send("Preload.enable");
  return states;
}

test("before React has taken over, the page of a link that is pointed at is fetched; after that the router does it", async ({
  page,
  context,
}) => {
  const fetches = await watchFetches(page);
  const link = await openNotAlive(page, context);
  await expect(rulesOf(page)).toHaveCount(1);
  await link.hover();
  await expect.poll(() => fetches).toContain("Ready");
  await link.click();
  await expect(page).toHaveURL(/\/docs\/category\//);
  await expect.poll(() => delivery(page)).toMatchObject({ deliveryType: "navigational-prefetch" });
  await untilHydrated(page);
  await expect(rulesOf(page)).toHaveCount(0);
});

for (const connection of [slow, saver])
  test(`on ${connection.effectiveType}${connection.saveData ? " with data saver" : ""} there are no rules for that`, async ({
    page,
    context,
  }) => {
    await fakeConnection(page, connection);
    const link = await openNotAlive(page, context);
    await expect(rulesOf(page)).toHaveCount(0);
    await link.click();
    await expect(page).toHaveURL(/\/docs\/category\//);
    await expect.poll(() => delivery(page)).toMatchObject({ deliveryType: "" });
  });

test("on 2g nothing is loaded ahead, on hover neither", async ({ page }) => {
  await fakeConnection(page, slow);
  await hurry(page);
  const requests = await open(page);
  await untilQuiet(page, requests);
  const before = requests.length;
  const link = inSidebar(page).and(page.locator("[href^='/docs/tutorial/']:visible")).last();
  await link.hover();
  await link.focus();
  await link.dispatchEvent("touchstart");
  await page.mouse.wheel(0, 2000);
  await untilQuiet(page, requests);
  expect(ofPages(requests.slice(before))).toEqual([]);
  // A click still opens the page.
  const to = new URL((await link.getAttribute("href")) ?? "", page.url()).pathname;
  await link.click();
  await expect(page).toHaveURL(to);
  await expect.poll(() => pagesIn(requests.slice(before))).toEqual([to]);
});

test("a change of the connection is followed both ways", async ({ page }) => {
  const change = await fakeConnection(page, slow);
  const requests = await open(page);
  await untilQuiet(page, requests);
  const before = requests.length;
  await change(fast);
  await expect.poll(() => pagesIn(requests.slice(before)).length).toBeGreaterThan(3);
  await change(saver);
  await untilQuiet(page, requests);
  const stopped = requests.length;
  await page.mouse.wheel(0, 20000);
  await page.locator("footer a[href^='/']").last().hover();
  await untilQuiet(page, requests);
  expect(ofPages(requests.slice(stopped))).toEqual([]);
});
