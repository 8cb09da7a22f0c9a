import type { Page } from "@playwright/test";
import { follow } from "./support/follow";
import { untilHydrated } from "./support/hydration";
import { loadNothingAhead } from "./support/requests";
import { untilStill, watchFrames, type Frame } from "./support/scroll";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

const to = "/docs/tutorial/quick-start/settings";

/** Holds a page's data back until the returned function is called. */
async function holdBack(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route(`**/page-data${to}/page-data.json`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe("a route change", () => {
  test.beforeEach(({ page }) => loadNothingAhead(page));

  test("that takes longer than 200 ms shows a progress bar and a spinner until the page is there", async ({
    page,
  }) => {
    await page.goto("/docs/intro");
    await untilHydrated(page);
    const release = await holdBack(page);
    const shownAfter = page.evaluate(
      () =>
        new Promise<number>((done) => {
          const begun = performance.now();
          new MutationObserver((_, observer) => {
            if (!document.getElementById("nprogress")) return;
            observer.disconnect();
            done(performance.now() - begun);
          }).observe(document.body, { childList: true });
        }),
    );
    await follow(page, to);
    const waited = await shownAfter;
    expect(waited).toBeGreaterThanOrEqual(195);
    const bar = page.locator("#nprogress .bar");
    await expect(bar).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "Loading page" })).toBeVisible();

    // At least 8 % are filled, and it moves on by itself.
    const filled = () =>
      bar.evaluate((element) => {
        const { left, width } = element.getBoundingClientRect();
        return (left + width) / innerWidth;
      });
    await expect.poll(filled).toBeGreaterThanOrEqual(0.079);
    const first = await filled();
    await expect.poll(filled).toBeGreaterThan(first);

    release();
    await expect(page).toHaveURL(to);
    await expect(page.locator("#nprogress")).toHaveCount(0);
    await expect(page.locator(".page-spinner")).toHaveCount(0);
  });
});

test.describe("smooth scroll", () => {
  test.use({ viewport: viewports.desktop, contextOptions: { reducedMotion: "no-preference" } });

  /** Positions of the frames, each once. */
  const positionsOf = (frames: readonly Frame[]) => [...new Set(frames.map(({ y }) => y))];

  test("leads to an anchor of the page step by step, and to its place below the bar", async ({
    page,
  }) => {
    await page.goto(to);
    await untilHydrated(page);
    const frames = await watchFrames(page);
    const link = page.getByRole("navigation", { name: "On this page" }).getByRole("link").last();
    const hash = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
    const target = page.locator(`[id="${hash.slice(1)}"]`);
    await expect(target).toBeInViewport();
    await untilStill(page);
    const seen = positionsOf(await frames());
    // A jump would be seen at two places; how far each step goes is proved with the scroll itself.
    expect(seen.length).toBeGreaterThan(3);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    await expect(target).toBeInViewport();
  });

  test("the back button returns, and the address keeps the hash of a second click", async ({
    page,
  }) => {
    await page.goto(to);
    await untilHydrated(page);
    const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    await links.nth(1).click();
    await links.nth(2).click();
    const second = await links.nth(2).getAttribute("href");
    await expect(page).toHaveURL(`${to}${second}`);
    await page.goBack();
    const first = await links.nth(1).getAttribute("href");
    await expect(page).toHaveURL(`${to}${first}`);
  });

  test.describe("with reduced motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("is a jump", async ({ page }) => {
      await page.goto(to);
      await untilHydrated(page);
      const frames = await watchFrames(page);
      const link = page.getByRole("navigation", { name: "On this page" }).getByRole("link").last();
      await link.click();
      const hash = (await link.getAttribute("href")) ?? "";
      await expect(page.locator(hash)).toBeInViewport();
      await untilStill(page);
      const seen = positionsOf(await frames());
      expect(seen.length).toBeLessThanOrEqual(2);
    });
  });
});
