import type { Browser } from "@playwright/test";
import { untilHydrated, untilLaidOut } from "../e2e/support/hydration";
import { viewports } from "../e2e/support/viewport";
import { table } from "./table";

const attempts = 3;
const slow = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** One reader who opens the search and types; milliseconds from the first key to the first result. */
async function timeFirstResult(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ viewport: viewports.desktop });
  const page = await context.newPage();
  await page.goto(`${origin}/docs/intro`);
  await untilHydrated(page);
  await untilLaidOut(page);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow);
  await page.evaluate(() => {
    addEventListener("keydown", () => performance.mark("key"), { capture: true, once: true });
    new MutationObserver((_, observer) => {
      if (!document.querySelector(".DocSearch-Hit mark")) return;
      performance.mark("hit");
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("item");
  await page.waitForFunction(() => performance.getEntriesByName("hit").length > 0);
  const took = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? NaN;
    return at("hit") - at("key");
  });
  await context.close();
  return took;
}

/** Milliseconds from the key that opens the search to its first result on a slow connection, with nothing loaded before. */
export async function measureFirstResult(browser: Browser, origin: string): Promise<number[]> {
  const times: number[] = [];
  for (let attempt = 0; attempt < attempts; attempt++)
    times.push(Math.round(await timeFirstResult(browser, origin)));
  return times;
}

/** The times as a table. */
export function firstResultTable(times: readonly number[]): string {
  return table([
    ["search: key to first result (ms)", "best", "worst"],
    ["1.6 Mbit/s, 150 ms", String(Math.min(...times)), String(Math.max(...times))],
  ]);
}
