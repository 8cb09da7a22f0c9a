import type { BrowserContext, Locator, Page } from "@playwright/test";
import { markDocument, untilHydrated } from "./support/hydration";
import {
  fakeConnection,
  fakeLine,
  logRequests,
  pagesIn,
  tellNothing,
  untilQuiet,
} from "./support/requests";
import { scriptOfPage } from "./support/page-script";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

const from = "/docs/tutorial/quick-start/settings";
const fast = { effectiveType: "4g", saveData: false };
const fastLine = { rtt: 10, rate: 20_000 };
const slowLine = { rtt: 200, rate: 50 };
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

/** Paths whose requests have been answered, in order. */
function logAnswers(page: Page): string[] {
  const answers: string[] = [];
  page.on("requestfinished", (request) => answers.push(new URL(request.url()).pathname));
  return answers;
}

/** Paths whose requests were aborted. */
function logAborts(page: Page): string[] {
  const aborted: string[] = [];
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText === "net::ERR_ABORTED")
      aborted.push(new URL(request.url()).pathname);
  });
  return aborted;
}

/** Page data that was asked for since a moment, without that of the page itself. */
const aheadOf = (requests: readonly string[], own = from) =>
  pagesIn(requests).filter((path) => path !== own);

/** A page of the sidebar that has not been loaded. */
async function otherPage(page: Page, requests: readonly string[], nth = -1): Promise<string> {
  const links = await inSidebar(page)
    .and(page.locator("[href^='/docs/tutorial/']:visible"))
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  const asked = new Set(pagesIn(requests));
  const other = links.filter((path) => !asked.has(path)).at(nth);
  if (!other) throw new Error("All pages of the sidebar have been loaded");
  return other;
}

const linkTo = (page: Page, path: string) =>
  inSidebar(page)
    .and(page.locator(`[href="${path}"]:visible`))
    .first();

test("a few likely pages in view are loaded ahead, and nothing that has come is asked for again", async ({
  page,
}) => {
  await fakeConnection(page, fast);
  await fakeLine(page, fastLine);
  const answers = logAnswers(page);
  const requests = await open(page);
  const neighbor = await inSidebar(page)
    .and(page.locator("[aria-current=page]"))
    .locator("xpath=following::a[1]")
    .getAttribute("href");
  await expect.poll(() => aheadOf(requests)).toContain(neighbor);
  await untilQuiet(page, requests);
  expect(aheadOf(requests).length).toBeLessThan(4);

  // All of it again: pointer over each, and all through the page.
  for (const link of (await page.getByRole("navigation").getByRole("link").all()).slice(0, 8)) {
    if (!(await link.isVisible())) continue;
    await link.hover({ force: true });
    // The next one stops what is still on the way, and that is asked for again.
    await untilQuiet(page, requests);
  }
  await page.mouse.wheel(0, 20000);
  await untilQuiet(page, requests);
  // The name of the build is asked for again after a while. Code is taken from the browser's cache by a second request.
  const came = answers.filter((path) => /\.json$/.test(path) && !path.endsWith("/app-data.json"));
  expect(came.filter((path, i) => came.indexOf(path) !== i)).toEqual([]);
  expect(requests.filter((path) => !path.startsWith("/"))).toEqual([]);
});

test("without interaction, what is loaded after the page is bounded", async ({ page }) => {
  await fakeConnection(page, fast);
  await fakeLine(page, fastLine);
  const requests = logRequests(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto("/docs/api/get-items", { waitUntil: "load" });
  await untilHydrated(page);
  const before = bytes;
  await untilQuiet(page, requests);
  await expect.poll(() => aheadOf(requests, "/docs/api/get-items").length).toBeGreaterThan(0);
  await untilQuiet(page, requests);
  // The server of these tests packs nothing; a host sends a fifth of it.
  expect(bytes - before).toBeLessThan(750_000);
});

test("previous and next take part, and a page that is loaded ahead opens without a request for it", async ({
  page,
}) => {
  await fakeConnection(page, fast);
  await fakeLine(page, fastLine);
  const requests = await open(page);
  const next = page.locator("a[rel=next], nav[aria-label*='revious'] a").last();
  await next.scrollIntoViewIfNeeded();
  const to = new URL((await next.getAttribute("href")) ?? "", page.url()).pathname;
  // Its data are asked for when the browser has reported it as visible, whenever that is; then the page is prepared.
  await expect.poll(() => pagesIn(requests)).toContain(to);
  await untilQuiet(page, requests);
  const isSame = await markDocument(page);
  const before = requests.length;
  await next.click();
  await expect(page).toHaveURL(to);
  await expect.poll(isSame).toBe(true);
  expect(pagesIn(requests.slice(before))).not.toContain(to);
});

test("rows of a long list are not loaded because they are in view, only when they are pointed at", async ({
  page,
}) => {
  await fakeConnection(page, fast);
  await fakeLine(page, fastLine);
  const requests = await open(page, "/docs/api/item");
  const rows = page.locator("main section li a[href^='/docs/api/']:visible");
  await rows.first().scrollIntoViewIfNeeded();
  await untilQuiet(page, requests);
  expect(aheadOf(requests, "/docs/api/item").length).toBeLessThan(4);
  const asked = new Set(pagesIn(requests));
  const hrefs = await rows.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const nth = hrefs.findIndex((href) => href && !asked.has(href));
  await rows.nth(nth).hover();
  await expect.poll(() => pagesIn(requests)).toContain(hrefs[nth]);
});

test("a pointer that rests on a link gets data, article, and code at once, and what is only in view is aborted", async ({
  page,
}) => {
  await fakeConnection(page, fast);
  await fakeLine(page, fastLine);
  let isAlive = false;
  const requests = logRequests(page);
  const aborted = logAborts(page);
  // What is loaded ahead never comes.
  await page.route("**/page-data/**/page-data.json", async (route) => {
    if (isAlive) await new Promise(() => undefined);
    else await route.continue();
  });
  await page.goto(from);
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length);
  isAlive = true;
  await expect.poll(() => aheadOf(requests).length).toBeGreaterThan(0);
  const inView = aheadOf(requests);
  const wanted = await otherPage(page, requests);
  const before = requests.length;
  await linkTo(page, wanted).hover();
  await expect.poll(() => aheadOf(requests.slice(before))).toEqual([wanted]);
  // Its code, which no other page has, does not wait for the data.
  await expect.poll(() => requests.slice(before)).toContain(scriptOfPage(wanted));
  await expect
    .poll(() => aborted)
    .toEqual(expect.arrayContaining(inView.map((path) => `/page-data${path}/page-data.json`)));
});

test("the article of an operation is asked for together with its data", async ({ page }) => {
  await fakeConnection(page, fast);
  await fakeLine(page, slowLine);
  const requests = await open(page, "/docs/api/get-items");
  await untilQuiet(page, requests);
  await page.route("**/page-data/**/page-data.json", () => new Promise(() => undefined));
  const next = page.locator("a[rel=next]").first();
  const to = (await next.getAttribute("href")) ?? "";
  await next.hover();
  await expect.poll(() => requests).toContain(to);
});

test("a click aborts everything else", async ({ page }) => {
  await fakeConnection(page, fast);
  await fakeLine(page, slowLine);
  const requests = await open(page);
  await untilQuiet(page, requests);
  const aborted = logAborts(page);
  const pointed = await otherPage(page, requests, 0);
  const wanted = await otherPage(page, requests, 1);
  const held = `/page-data${pointed}/page-data.json`;
  await page.route(`**${held}`, () => new Promise(() => undefined));
  await linkTo(page, pointed).hover();
  await expect.poll(() => requests).toContain(held);
  await linkTo(page, wanted).dispatchEvent("click");
  await expect.poll(() => aborted).toContain(held);
  await expect(page).toHaveURL(wanted);
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
  await fakeLine(page, fastLine);
  const change = await fakeConnection(page, slow);
  const requests = await open(page);
  await untilQuiet(page, requests);
  expect(aheadOf(requests)).toEqual([]);
  await change(fast);
  await expect.poll(() => aheadOf(requests).length).toBeGreaterThan(0);
  await change(saver);
  await untilQuiet(page, requests);
  const stopped = requests.length;
  await page.mouse.wheel(0, 20000);
  await page.locator("footer a[href^='/']").last().hover();
  await untilQuiet(page, requests);
  expect(ofPages(requests.slice(stopped))).toEqual([]);
});

test("on a slow line, a browser that tells nothing loads only what the reader points at", async ({
  page,
}) => {
  await tellNothing(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  // 1.6 Mbit/s, 150 ms round trip.
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
  const requests = await open(page);
  await untilQuiet(page, requests);
  await page.mouse.wheel(0, 20000);
  await untilQuiet(page, requests);
  expect(aheadOf(requests)).toEqual([]);
  const wanted = await otherPage(page, requests);
  await linkTo(page, wanted).hover();
  await expect.poll(() => aheadOf(requests)).toEqual([wanted]);
});

test("when the line turns slow in mid-visit, only intent is left; the next document knows", async ({
  page,
}) => {
  await tellNothing(page);
  const change = await fakeLine(page, fastLine);
  const requests = await open(page);
  await expect.poll(() => aheadOf(requests).length).toBeGreaterThan(0);
  await untilQuiet(page, requests);
  await change({ rtt: 800, rate: 50 });
  // What is loaded now shows it.
  const wanted = await otherPage(page, requests);
  await linkTo(page, wanted).hover();
  await expect.poll(() => pagesIn(requests)).toContain(wanted);
  const rtt = () =>
    page.evaluate(() => {
      const { line } = JSON.parse(sessionStorage.getItem("page.visit") ?? "{}") as {
        line?: { rtt: number };
      };
      return line?.rtt;
    });
  await expect.poll(rtt).toBeGreaterThan(300);
  await untilQuiet(page, requests);
  const before = requests.length;
  await page.mouse.wheel(0, 20000);
  await untilQuiet(page, requests);
  expect(aheadOf(requests.slice(before))).toEqual([]);
  await page.goto("/docs/api/get-items");
  await untilHydrated(page);
  await untilQuiet(page, requests);
  expect(aheadOf(requests.slice(before), "/docs/api/get-items")).toEqual([]);
});

test("offline, nothing is asked for", async ({ page, context }) => {
  await fakeConnection(page, fast);
  await fakeLine(page, slowLine);
  const requests = await open(page);
  await untilQuiet(page, requests);
  await context.setOffline(true);
  const before = requests.length;
  const wanted = await otherPage(page, requests);
  await linkTo(page, wanted).hover();
  await untilQuiet(page, requests);
  expect(ofPages(requests.slice(before))).toEqual([]);
  await context.setOffline(false);
  await page.mouse.move(5, 5);
  await linkTo(page, wanted).hover();
  await expect.poll(() => pagesIn(requests.slice(before))).toContain(wanted);
});

test("?debug=prefetch says in the console what is decided, and by which numbers", async ({
  page,
}) => {
  await tellNothing(page);
  await fakeLine(page, fastLine);
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await open(page, `${from}?debug=prefetch`);
  await expect.poll(() => said.join("\n")).toMatch(/Prefetch: all \(fast\).*"rtt":10/);
  await expect.poll(() => said.join("\n")).toMatch(/Prefetch: loaded \/docs\//);
});
