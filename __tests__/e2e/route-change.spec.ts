import type { Page } from "@playwright/test";
import { follow } from "./support/follow";
import { untilHydrated } from "./support/hydration";
import { loadNothingAhead } from "./support/requests";
import { untilStill } from "./support/scroll";
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
    expect(await shownAfter).toBeGreaterThanOrEqual(195);
    const bar = page.locator("#nprogress .bar");
    await expect(bar).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "Loading page" })).toBeVisible();

    // At least 8 % are filled, and it moves on by itself.
    const filled = () =>
      bar.evaluate((element) => {
        const { left, width } = element.getBoundingClientRect();
        return (left + width) / innerWidth;
      });
    const first = await filled();
    expect(first).toBeGreaterThanOrEqual(0.079);
    await expect.poll(filled, { timeout: 3000 }).toBeGreaterThan(first);

    release();
    await expect(page).toHaveURL(to);
    await expect(page.locator("#nprogress")).toHaveCount(0);
    await expect(page.locator(".page-spinner")).toHaveCount(0);
  });
});

test.describe("smooth scroll", () => {
  test.use({ viewport: viewports.desktop, contextOptions: { reducedMotion: "no-preference" } });

  /** Positions that the page passes through until it stands still. */
  const watchPositions = (page: Page) =>
    page.evaluate(() => {
      const seen = Object.assign(window, { positions: [] as number[] });
      // After the frame is painted: what the reader sees.
      const note = () => {
        setTimeout(() => seen.positions.push(scrollY));
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
  const positions = (page: Page) =>
    page.evaluate(() => [...new Set((window as unknown as { positions: number[] }).positions)]);

  test("leads to an anchor of the page step by step, and to its place below the bar", async ({
    page,
  }) => {
    await page.goto(to);
    await untilHydrated(page);
    await watchPositions(page);
    const link = page.getByRole("navigation", { name: "On this page" }).getByRole("link").last();
    const hash = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
    const target = page.locator(`[id="${hash.slice(1)}"]`);
    await expect(target).toBeInViewport();
    await untilStill(page);
    const seen = await positions(page);
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
    await expect(page).toHaveURL(new RegExp(`${await links.nth(2).getAttribute("href")}$`));
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${await links.nth(1).getAttribute("href")}$`));
  });

  test.describe("with reduced motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("is a jump", async ({ page }) => {
      await page.goto(to);
      await untilHydrated(page);
      await watchPositions(page);
      await page.getByRole("navigation", { name: "On this page" }).getByRole("link").last().click();
      await untilStill(page);
      expect((await positions(page)).length).toBeLessThanOrEqual(2);
    });
  });
});
