import { untilHydrated } from "./support/hydration";
import { servePackedSite } from "./support/packed-site";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

/** Milliseconds from the key that opens the search to its first result. */
const budget = 1500;
const attempts = 3;
const slow = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

test.use({ viewport: viewports.desktop });

/** The files that are asked for from a moment on, to see what the time was spent on. */
const files = (start: number) =>
  performance
    .getEntriesByType("resource")
    .filter((entry) => entry.startTime >= start)
    .map((entry) => {
      const { name, startTime, responseEnd, encodedBodySize } = entry as PerformanceResourceTiming;
      const times = [startTime, responseEnd].map((time) => Math.round(time - start)).join("–");
      return `${times} ms, ${encodedBodySize} bytes: ${name.split("/").pop()?.slice(0, 40)}`;
    });

test("the first result is there soon after the first key on a slow connection, with nothing loaded before", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const site = await servePackedSite();
  const times: number[] = [];
  // The best of several: other programs take turns with this one, a connection is as slow each time.
  for (let attempt = 0; attempt < attempts; attempt++) {
    const context = await browser.newContext({ viewport: viewports.desktop });
    const page = await context.newPage();
    await page.goto(`${site.url}/docs/intro`);
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", slow);
    await page.evaluate(() => {
      const found = () => document.querySelector(".DocSearch-Hit mark");
      addEventListener("keydown", () => performance.mark("key"), { capture: true, once: true });
      new MutationObserver((_, observer) => {
        if (!found()) return;
        performance.mark("hit");
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.keyboard.press("Control+k");
    await page.keyboard.type("item");
    await expect(page.locator(".DocSearch-Hit mark").first()).toBeVisible({ timeout: 20_000 });
    const [start, end] = await page.evaluate(() =>
      ["key", "hit"].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN),
    );
    times.push((end as number) - (start as number));
    const description = (await page.evaluate(files, start as number)).join("; ");
    test.info().annotations.push({ type: `${Math.round(times.at(-1) ?? 0)} ms`, description });
    await context.close();
  }
  await site.close();
  console.log(test.info().annotations.map(({ type, description }) => `${type}: ${description}`));
  expect(Math.min(...times)).toBeLessThanOrEqual(budget);
});
