import type { Browser, CDPSession, Page } from "@playwright/test";
import { untilHydrated } from "../e2e/support/hydration";
import { kilobytes, table } from "./table";
import { commitOf, startTrace, untilTraced, type TraceEvent } from "./trace";

/** What the first load of a page takes, in counts that do not depend on the machine. */
export interface FirstLoad {
  /** Recalculations of style, and those of more than half of the elements. */
  styles: number;
  wholeStyles: number;
  /** Layouts, those of more than half of the objects, and those of them that came before the first paint. */
  layouts: number;
  wholeLayouts: number;
  wholeBeforePaint: number;
  /** Bytes on the line until React has taken over, and after that without interaction. */
  bytesUntilAlive: number;
  bytesAfter: number;
  /** Bytes of the page without scripts. */
  bytesPlain: number;
}

/** Nothing comes any more after this time, ms. */
const quietMs = 3000;

/** Counts passes of style and layout. `elements` is the size of the document. */
export function countPasses(
  events: readonly TraceEvent[],
  elements: number,
): Pick<FirstLoad, "styles" | "wholeStyles" | "layouts" | "wholeLayouts" | "wholeBeforePaint"> {
  const styles = events.flatMap(({ name, args }) =>
    name === "UpdateLayoutTree" ? (args?.elementCount ?? 0) : [],
  );
  const paintedAt = events.find(({ name }) => name === "firstPaint")?.ts ?? 0;
  const layouts = events.filter(({ name, args }) => name === "Layout" && args?.beginData);
  const whole = layouts.filter(({ args }) => {
    const { dirtyObjects = 0, totalObjects = 0 } = args?.beginData ?? {};
    return totalObjects > 100 && dirtyObjects > totalObjects / 2;
  });
  return {
    styles: styles.length,
    wholeStyles: styles.filter((count) => count > elements / 2).length,
    layouts: layouts.length,
    wholeLayouts: whole.length,
    wholeBeforePaint: whole.filter(({ ts = 0 }) => ts < paintedAt).length,
  };
}

/** Counts the bytes on the line to a page, by address, from now on. */
async function countBytes(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  await session.send("Network.enable");
  const addresses = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    addresses.set(requestId, request.url);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) ?? requestId;
    bytes.set(address, (bytes.get(address) ?? 0) + encodedDataLength);
  });
  return bytes;
}

const sum = (bytes: Iterable<number>) => [...bytes].reduce((all, one) => all + one, 0);

/** Addresses of what had not arrived when the page came alive. Runs in the browser. */
function arrivedLater(): string[] {
  const alive = performance.getEntriesByName("onInitialClientRender")[0]?.startTime ?? 0;
  return (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
    .filter(({ responseEnd }) => responseEnd > alive)
    .map(({ name }) => name);
}

async function loadPage(page: Page, url: string): Promise<Omit<FirstLoad, "bytesPlain">> {
  const session = await page.context().newCDPSession(page);
  const bytes = await countBytes(session);
  const endTrace = await startTrace(session);
  await page.goto(url, { waitUntil: "load" });
  await untilHydrated(page);
  await page.waitForTimeout(quietMs);
  const later = await page.evaluate(arrivedLater);
  const bytesAfter = sum([...new Set(later)].map((address) => bytes.get(address) ?? 0));
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  const events = await endTrace();
  commitOf(events, url);
  return {
    ...countPasses(events, elements),
    bytesUntilAlive: sum(bytes.values()) - bytesAfter,
    bytesAfter,
  };
}

const phone = { width: 412, height: 823 };
/** Shows the most links. */
const desktop = { width: 1350, height: 940 };

async function bytesWithoutScripts(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false });
  const page = await context.newPage();
  const bytes = await countBytes(await context.newCDPSession(page));
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(quietMs);
  await context.close();
  return sum(bytes.values());
}

const loadIn = (browser: Browser, url: string, viewport: typeof phone) =>
  untilTraced(async () => {
    const context = await browser.newContext({ viewport });
    return loadPage(await context.newPage(), url).finally(() => context.close());
  });

/** Opens a page as on a phone, and does nothing; what is loaded ahead is counted on a desktop, with its sidebar. */
export async function measureFirstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const { bytesAfter } = await loadIn(browser, url, desktop);
  const bytesPlain = await bytesWithoutScripts(browser, url);
  return { ...(await loadIn(browser, url, phone)), bytesAfter, bytesPlain };
}

/** The counts as a table; "plain" is the page without scripts. */
export function firstLoadTable(loads: Record<string, FirstLoad>): string {
  return table([
    [
      "first load",
      "styles",
      "whole",
      "layouts",
      "whole",
      "before paint",
      "KB after",
      "KB until alive",
      "plain",
      "ratio",
    ],
    ...Object.entries(loads).map(([route, load]) => [
      route,
      ...[load.styles, load.wholeStyles].map(String),
      ...[load.layouts, load.wholeLayouts, load.wholeBeforePaint].map(String),
      kilobytes(load.bytesAfter),
      kilobytes(load.bytesUntilAlive),
      kilobytes(load.bytesPlain),
      (load.bytesUntilAlive / load.bytesPlain).toFixed(2),
    ]),
  ]);
}
