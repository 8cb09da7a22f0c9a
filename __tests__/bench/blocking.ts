import type { Browser, CDPSession, Page } from "@playwright/test";
import { table } from "./table";
import { blockingOf, startTrace, untilTraced } from "./trace";

/** How a page behaves on a slow phone: CPU slowed four times, 1.6 Mbit/s, 150 ms round trip. */
export interface SlowLoad {
  /** Time in ms that long tasks keep the main thread beyond their first 50 ms. */
  blocking: number;
  /** Largest contentful paint, ms. */
  largestPaint: number;
  /** The page is hydrated, ms. */
  hydrated: number;
  /** Time until then that scripts ran, and that styles and layout took, ms. */
  scripts: number;
  layout: number;
  /** The same page without scripts has been loaded, ms, and has blocked for as long: what no site on this line can beat. */
  plain: number;
  plainBlocking: number;
}

/** Loads that count. One more comes before them, in which the browser itself starts. */
const runs = 9;
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

interface Observed {
  seen: Pick<SlowLoad, "largestPaint">;
  tellHydrated(at: number): void;
}

/** Runs in the page. It tells when Gatsby marks the end of hydration: asking for it in each frame would slow the page down. */
function observe(): void {
  const page = window as unknown as Observed;
  page.seen = { largestPaint: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) page.seen.largestPaint = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === "onInitialClientRender") page.tellHydrated(startTime);
  }).observe({ type: "mark", buffered: true });
}

/** Makes a page's machine and line slow: CPU divided by `slowdown`, `slowNetwork`. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slowNetwork);
  return session;
}

/** What a page's main thread has spent so far, ms. */
async function spent(session: CDPSession): Promise<Pick<SlowLoad, "scripts" | "layout">> {
  const { metrics } = await session.send("Performance.getMetrics");
  const seconds = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return {
    scripts: 1000 * seconds("ScriptDuration"),
    layout: 1000 * (seconds("LayoutDuration") + seconds("RecalcStyleDuration")),
  };
}

async function loadPlain(
  browser: Browser,
  url: string,
): Promise<Pick<SlowLoad, "plain" | "plainBlocking">> {
  const context = await browser.newContext({ viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  const endTrace = await startTrace(await slowDown(page));
  await page.goto(url, { waitUntil: "load" });
  const plain = await page.evaluate(() => performance.now());
  await page.waitForTimeout(quiet);
  const events = await endTrace();
  await context.close();
  return { plain, plainBlocking: blockingOf(events, url) };
}

async function loadHydrated(
  browser: Browser,
  url: string,
): Promise<Omit<SlowLoad, "plain" | "plainBlocking">> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const session = await slowDown(page);
  await session.send("Performance.enable");
  let tellHydrated: (at: number) => void = () => undefined;
  const hydration = new Promise<number>((resolve) => (tellHydrated = resolve));
  await page.exposeFunction("tellHydrated", tellHydrated);
  await page.addInitScript(observe);
  const endTrace = await startTrace(session);
  await page.goto(url, { waitUntil: "load" });
  const hydrated = await hydration;
  const work = await spent(session);
  await page.waitForTimeout(quiet);
  const seen = await page.evaluate(() => (window as unknown as Observed).seen);
  const events = await endTrace();
  await context.close();
  return { ...seen, ...work, blocking: blockingOf(events, url), hydrated };
}

async function loadOnce(browser: Browser, url: string): Promise<SlowLoad> {
  const load = await untilTraced(() => loadHydrated(browser, url));
  return { ...load, ...(await untilTraced(() => loadPlain(browser, url))) };
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Opens a page several times as on a slow phone and gives the medians. */
export async function measureSlowLoad(browser: Browser, url: string): Promise<SlowLoad> {
  await loadOnce(browser, url);
  const loads: SlowLoad[] = [];
  for (let run = 0; run < runs; run++) loads.push(await loadOnce(browser, url));
  const of = (key: keyof SlowLoad) => Math.round(median(loads.map((load) => load[key])));
  return {
    blocking: of("blocking"),
    largestPaint: of("largestPaint"),
    hydrated: of("hydrated"),
    scripts: of("scripts"),
    layout: of("layout"),
    plain: of("plain"),
    plainBlocking: of("plainBlocking"),
  };
}

/** The times as a table, in ms; what the page without scripts takes stands behind, with the ratio. */
export function slowLoadTable(loads: Record<string, SlowLoad>): string {
  return table([
    [
      "CPU ÷ 4, 1.6 Mbit/s, 150 ms (ms)",
      "largest paint",
      "scripts",
      "layout",
      "hydrated",
      "plain",
      "ratio",
      "blocking",
      "plain",
      "ratio",
    ],
    ...Object.entries(loads).map(([route, load]) => [
      route,
      ...[load.largestPaint, load.scripts, load.layout, load.hydrated, load.plain].map(String),
      (load.hydrated / load.plain).toFixed(2),
      ...[load.blocking, load.plainBlocking].map(String),
      (load.blocking / load.plainBlocking).toFixed(2),
    ]),
  ]);
}
