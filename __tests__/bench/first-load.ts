import type { Browser, CDPSession, Page } from "@playwright/test";
import { untilHydrated } from "../e2e/support/hydration";
import { kilobytes, table } from "./table";

/** What the first load of a page takes, in counts that do not depend on the machine. */
export interface FirstLoad {
  /** Recalculations of style, and those of more than half of the elements. */
  styles: number;
  wholeStyles: number;
  /** Layouts, and those of more than half of the objects. */
  layouts: number;
  wholeLayouts: number;
  /** Bytes on the line until React has taken over, and after that without interaction. */
  bytesUntilAlive: number;
  bytesAfter: number;
}

interface TraceEvent {
  name: string;
  args?: {
    elementCount?: number;
    beginData?: { dirtyObjects: number; totalObjects: number };
  };
}

/** Nothing comes any more after this time, ms. */
const quietMs = 3000;

async function startTrace(session: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send("Tracing.start", {
    traceConfig: { includedCategories: ["devtools.timeline"] },
    transferMode: "ReportEvents",
  });
  return async () => {
    const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
    await session.send("Tracing.end");
    await complete;
    return events;
  };
}

/** Counts passes of style and layout. `elements` is the size of the document. */
export function countPasses(
  events: readonly TraceEvent[],
  elements: number,
): Pick<FirstLoad, "styles" | "wholeStyles" | "layouts" | "wholeLayouts"> {
  const styles = events.flatMap(({ name, args }) =>
    name === "UpdateLayoutTree" ? (args?.elementCount ?? 0) : [],
  );
  const layouts = events.flatMap(({ name, args }) =>
    name === "Layout" && args?.beginData ? args.beginData : [],
  );
  return {
    styles: styles.length,
    wholeStyles: styles.filter((count) => count > elements / 2).length,
    layouts: layouts.length,
    wholeLayouts: layouts.filter(
      ({ dirtyObjects, totalObjects }) => totalObjects > 100 && dirtyObjects > totalObjects / 2,
    ).length,
  };
}

async function loadPage(page: Page, url: string): Promise<FirstLoad> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  const endTrace = await startTrace(session);
  await page.goto(url, { waitUntil: "load" });
  await untilHydrated(page);
  const bytesUntilAlive = bytes;
  await page.waitForTimeout(quietMs);
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  return {
    ...countPasses(await endTrace(), elements),
    bytesUntilAlive,
    bytesAfter: bytes - bytesUntilAlive,
  };
}

const phone = { width: 412, height: 823 };
/** Shows the most links. */
const desktop = { width: 1350, height: 940 };

async function loadIn(browser: Browser, url: string, viewport: typeof phone): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport });
  const load = await loadPage(await context.newPage(), url);
  await context.close();
  return load;
}

/** Opens a page as on a phone, and does nothing; what is loaded ahead is counted on a desktop, with its sidebar. */
export async function measureFirstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const { bytesAfter } = await loadIn(browser, url, desktop);
  return { ...(await loadIn(browser, url, phone)), bytesAfter };
}

/** The counts as a table. */
export function firstLoadTable(loads: Record<string, FirstLoad>): string {
  return table([
    ["first load", "styles", "whole", "layouts", "whole", "KB until alive", "KB after"],
    ...Object.entries(loads).map(([route, load]) => [
      route,
      ...[load.styles, load.wholeStyles, load.layouts, load.wholeLayouts].map(String),
      kilobytes(load.bytesUntilAlive),
      kilobytes(load.bytesAfter),
    ]),
  ]);
}
