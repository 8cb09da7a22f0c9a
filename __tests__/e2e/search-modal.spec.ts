import { untilHydrated, untilIdle } from "./support/hydration";
import { expectGoodLooks } from "./support/looks";
import { openSearch, untilComplete } from "./support/search";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

test.use({ viewport: viewports.desktop });

test.describe("opening", () => {
  test("nothing of the search is loaded before the reader means to search", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto("/docs/intro");
    await untilHydrated(page);
    await untilIdle(page);
    const before = requests.length;
    expect(requests.filter((url) => url.includes("/search/"))).toEqual([]);
    await expect(page.locator("style", { hasText: "DocSearch" })).toHaveCount(0);

    await page.getByRole("button", { name: "Search", exact: true }).hover();
    await expect
      .poll(() => requests.slice(before).filter((url) => url.includes("/search/")).length)
      .toBeGreaterThan(1);
  });

  test("takes every letter of a reader who types on while it opens", async ({ page }) => {
    await page.goto("/docs/intro");
    await untilHydrated(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.keyboard.press("Control+k");
    await page.keyboard.type("introduction to", { delay: 15 });
    await expect(page.locator(".DocSearch-Input")).toHaveValue("introduction to");
  });

  test("keeps the focus within, and the page behind out of reach", async ({ page }) => {
    const { dialog, input, hits } = await openSearch(page);
    await input.fill("sales order");
    await expect(hits.first()).toBeVisible();
    // Results that come later take the place of the one that has the focus.
    await untilComplete(page);
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press(step < 25 ? "Tab" : "Shift+Tab");
      await expect
        .poll(() => dialog.evaluate((one) => one.contains(document.activeElement)))
        .toBe(true);
    }
    await expect(page.locator("#___gatsby")).toHaveJSProperty("inert", true);
    await page.keyboard.press("Escape");
    await expect(page.locator("#___gatsby")).toHaveJSProperty("inert", false);
  });
});

test("it reads well, empty and with results", async ({ page }) => {
  const { input, hits } = await openSearch(page);
  await expectGoodLooks(page);
  await input.fill("sales order");
  await expect(hits.first()).toBeVisible();
  await untilComplete(page);
  await expectGoodLooks(page);
});
