import type { Browser, Locator, Page } from "@playwright/test";
import { untilHydrated } from "../e2e/support/hydration";
import { slowDown } from "./blocking";
import { table } from "./table";

/** Times in ms from the click on a link of the sidebar to the frame in which the new heading has been painted. */
export interface NavigationTimes {
  p50: number;
  p95: number;
  clicks: number;
  /** Clicks that loaded a new document, which none should. */
  fullLoads: number;
  /** How long a browser without scripts takes for such a click: the median, ms. */
  plain: number;
}

export interface Navigation {
  fast: NavigationTimes;
  /** CPU slowed four times, 1.6 Mbit/s, 150 ms round trip. */
  slowed: NavigationTimes;
  /** As slow, and the pointer does not rest on the link before the click, as a finger. */
  unannounced: NavigationTimes;
}

/** The pointer rests on a link for as long before the click, ms: a quick reader's. */
const hoverMs = { fast: 100, slowed: 400, unannounced: 0 };
const viewport = { width: 1350, height: 940 };
/** Enough for a median. */
const plainClicks = 5;
/** Nothing is under way when no request has begun for this long, ms. */
const quietMs = 1000;

interface Timed {
  clickedAt?: number;
  paintedAfter?: number;
  heading?: string;
}

/** Notes the click, and the first task after the frame in which another heading is there. */
function observe(): void {
  const timed: Timed = {};
  Object.assign(window, { timed });
  const heading = () => document.querySelector("main h1")?.textContent ?? "";
  addEventListener(
    "click",
    () => {
      timed.clickedAt = performance.now();
      timed.heading = heading();
      delete timed.paintedAfter;
    },
    true,
  );
  const look = () => {
    const { clickedAt } = timed;
    if (clickedAt !== undefined && heading() && heading() !== timed.heading) {
      timed.clickedAt = undefined;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (timed.paintedAfter = performance.now() - clickedAt);
      port2.postMessage(0);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function untilQuiet(page: Page): Promise<void> {
  const count = () => page.evaluate(() => performance.getEntriesByType("resource").length);
  for (let before = -1, now = 0; before !== now; now = await count()) {
    before = now;
    await page.waitForTimeout(quietMs);
  }
}

/** The value below which a share of all values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

/** Links in the window to pages of the same folder: what readers click on who work through it. */
async function neighborsOf(page: Page): Promise<Locator[]> {
  const all = await page
    .getByRole("navigation", { name: /sidebar/i })
    .locator('[aria-current="page"]')
    .locator("xpath=ancestor::ul[1]")
    .locator('a[href]:not([aria-current], [href^="/docs/category/"]):visible')
    .all();
  const shown: Locator[] = [];
  for (const link of all) {
    const box = await link.boundingBox();
    if (box && box.y > 80 && box.y + box.height < 900) shown.push(link);
  }
  return shown;
}

/** Opens neighbors of a page in a browser without scripts: the median of their first paint, ms. */
async function timeWithoutScripts(browser: Browser, url: string, isSlow: boolean) {
  const context = await browser.newContext({ viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  if (isSlow) await slowDown(page);
  await page.goto(url, { waitUntil: "load" });
  const links = await neighborsOf(page);
  const addresses = await Promise.all(links.map((link) => link.getAttribute("href")));
  const times: number[] = [];
  for (const address of addresses.slice(0, plainClicks)) {
    await page.goto(new URL(address ?? "", url).href, { waitUntil: "load" });
    await page.waitForTimeout(quietMs);
    times.push(
      await page.evaluate(
        () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
      ),
    );
  }
  await context.close();
  return Math.round(percentile(times, 0.5));
}

async function timesOf(
  browser: Browser,
  url: string,
  kind: keyof Navigation,
  clicks: number,
): Promise<Omit<NavigationTimes, "plain">> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  if (kind !== "fast") await slowDown(page);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: "load" });
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { first: true }));
  const times: number[] = [];
  let fullLoads = 0;
  for (let click = 0; click < clicks; click++) {
    await untilQuiet(page);
    const shown = await neighborsOf(page);
    const link = shown[(click * 3) % shown.length];
    if (!link) throw new Error(`No link of the same folder is in view on ${page.url()}`);
    await link.hover();
    await page.waitForTimeout(hoverMs[kind]);
    await page.mouse.down();
    await page.mouse.up();
    const painted = await page.waitForFunction(
      () => (window as unknown as { timed: Timed }).timed.paintedAfter,
    );
    times.push(Number(await painted.jsonValue()));
    const isSame = await page.evaluate(() => "first" in window);
    if (!isSame) {
      fullLoads++;
      await page.evaluate(() => Object.assign(window, { first: true }));
    }
  }
  await context.close();
  const at = (share: number) => Math.round(percentile(times, share));
  return { p50: at(0.5), p95: at(0.95), clicks, fullLoads };
}

/** Clicks through the sidebar of a page, its links being loaded ahead, with and without a slow machine and line. */
export async function measureNavigation(
  browser: Browser,
  url: string,
  clicks: Record<keyof Navigation, number> = { fast: 15, slowed: 10, unannounced: 10 },
): Promise<Navigation> {
  const [plain, slowedPlain] = [
    await timeWithoutScripts(browser, url, false),
    await timeWithoutScripts(browser, url, true),
  ];
  return {
    fast: { ...(await timesOf(browser, url, "fast", clicks.fast)), plain },
    slowed: { ...(await timesOf(browser, url, "slowed", clicks.slowed)), plain: slowedPlain },
    unannounced: {
      ...(await timesOf(browser, url, "unannounced", clicks.unannounced)),
      plain: slowedPlain,
    },
  };
}

/** The times as a table, in ms; "plain" is a browser without scripts. */
export function navigationTable(measured: Record<string, Navigation>): string {
  return table([
    ["click to heading painted (ms)", "p50", "p95", "clicks", "full loads", "plain", "ratio"],
    ...Object.entries(measured).flatMap(([route, { fast, slowed, unannounced }]) =>
      (
        [
          [route, fast],
          ["  CPU ÷ 4, 1.6 Mbit/s, 150 ms", slowed],
          ["  the same, without a rest before the click", unannounced],
        ] as const
      ).map(([name, { p50, p95, clicks, fullLoads, plain }]) => [
        name,
        ...[p50, p95, clicks, fullLoads, plain].map(String),
        (p50 / plain).toFixed(2),
      ]),
    ),
  ]);
}
