import { storageKeys } from "../../src/browser/storage-keys";
import { untilHydrated, untilIdle } from "./support/hydration";
import { watchLayoutShift } from "./support/layout-shift";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

const { announcementDismiss, announcementId } = storageKeys;

for (const [size, viewport] of Object.entries(viewports))
  test.describe(`the announcement on a ${size}`, () => {
    test.use({ viewport });

    test("is shown above the top bar, and its link leads on within the site", async ({ page }) => {
      await page.goto("/docs/intro");
      await untilHydrated(page);
      const bar = page.getByRole("complementary", { name: "Announcement" });
      await expect(bar).toBeInViewport();
      await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
      await bar.getByRole("link").click();
      await expect(page).toHaveURL("/blog/welcome");
    });

    test("is closed, stays closed, and shows again when its id changes", async ({ page }) => {
      await page.goto("/docs/intro");
      await untilHydrated(page);
      const bar = page.getByRole("complementary", { name: "Announcement" });
      await page.getByRole("button", { name: "Close announcement" }).click();
      await expect(bar).toBeHidden();
      const stored = () =>
        page.evaluate(
          ([dismiss, id]) => [localStorage.getItem(dismiss), localStorage.getItem(id)],
          [announcementDismiss, announcementId] as const,
        );
      await expect.poll(stored).toEqual(["true", "new-docs"]);
      await page.reload();
      await untilHydrated(page);
      await expect(bar).toBeHidden();

      await page.evaluate((id) => localStorage.setItem(id, "older"), announcementId);
      await page.reload();
      await expect(bar).toBeVisible();
      await expect.poll(stored).toEqual(["false", "new-docs"]);
    });

    for (const closed of [false, true])
      test(`moves nothing while the page loads, ${closed ? "closed" : "shown"}`, async ({
        page,
      }) => {
        const layoutShift = await watchLayoutShift(page);
        await page.addInitScript(
          ([dismiss, id, value]) => {
            localStorage.setItem(id, "new-docs");
            localStorage.setItem(dismiss, value);
          },
          [announcementDismiss, announcementId, String(closed)] as const,
        );
        await page.goto("/docs/intro");
        await untilHydrated(page);
        await untilIdle(page);
        const bar = page.getByRole("complementary", { name: "Announcement" });
        await (closed ? expect(bar).toBeHidden() : expect(bar).toBeVisible());
        await expect.poll(layoutShift).toBe(0);
      });
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the announcement is shown, without a button that could not work", async ({ page }) => {
    await page.goto("/docs/intro");
    await expect(page.getByRole("complementary", { name: "Announcement" })).toBeVisible();
    await expect(page.locator('button[aria-label="Close announcement"]')).toBeHidden();
  });
});
