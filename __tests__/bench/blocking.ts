import type { Browser, Page } from "@playwright/test";
import { untilHydrated } from "../e2e/support/hydration";
import { table } from "./table";

/** How a page behaves on a slow phone: CPU slowed four times, 1.6 Mbit/s, 150 ms round trip. */
export interface SlowLoad {
  /** Time in ms that long tasks keep the main thread beyond their first 50 ms. */
  blocking: number;
  /** Largest contentful paint, ms. */
  largestPaint: number;
  /** React has taken the page over, ms. */
  hydrated: number;
  /** The same page without scripts has been loaded, ms: what no site on this line can beat. */
  plain: number;
}

const runs = 5;
const viewport = { width: 412, height: 823 };
/** How much slower the CPU is. */
const slowdown = 4;
/** 1.6 Mbit/s, 150 ms round trip. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** A page is quiet when no task has begun for this long, ms. */
const quiet = 2000;

function observe(): void {
  const seen = { blocking: 0, largestPaint: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocking += Math.max(0, duration - 50);
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaint = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

/** Makes a page's machine and line slow: CPU divided by `slowdown`, `slowNetwork`. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slowNetwork);
}

async function loadPlain(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(url, { waitUntil: "load" });
  const loaded = await page.evaluate(() => performance.now());
  await context.close();
  return loaded;
}

async function loadOnce(browser: Browser, url: string): Promise<SlowLoad> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: "load" });
  await untilHydrated(page);
  const hydrated = await page.evaluate(() => performance.now());
  await page.waitForTimeout(quiet);
  const seen = await page.evaluate(() => (window as unknown as { seen: SlowLoad }).seen);
  await context.close();
  return { ...seen, hydrated, plain: await loadPlain(browser, url) };
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Opens a page several times as on a slow phone and gives the medians. */
export async function measureSlowLoad(browser: Browser, url: string): Promise<SlowLoad> {
  const loads: SlowLoad[] = [];
  for (let run = 0; run < runs; run++) loads.push(await loadOnce(browser, url));
  const of = (key: keyof SlowLoad) => Math.round(median(loads.map((load) => load[key])));
  return {
    blocking: of("blocking"),
    largestPaint: of("largestPaint"),
    hydrated: of("hydrated"),
    plain: of("plain"),
  };
}

/** The times as a table, in ms; the last column is how much longer the page takes than without scripts. */
export function slowLoadTable(loads: Record<string, SlowLoad>): string {
  return table([
    [
      "CPU ÷ 4, 1.6 Mbit/s, 150 ms (ms)",
      "blocking",
      "largest paint",
      "hydrated",
      "without scripts",
      "ratio",
    ],
    ...Object.entries(loads).map(([route, { blocking, largestPaint, hydrated, plain }]) => [
      route,
      ...[blocking, largestPaint, hydrated, plain].map(String),
      (hydrated / plain).toFixed(2),
    ]),
  ]);
}
