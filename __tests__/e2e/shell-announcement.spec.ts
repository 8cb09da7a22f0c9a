import type { Page } from "@playwright/test";
import { storageKeys } from "../../src/browser/storage-keys";
import { untilHydrated, untilIdle } from "./support/hydration";
import { watchLayoutShift } from "./support/layout-shift";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";
import { fontsLeftOut, withoutFonts } from "./support/without-fonts";

const { announcementDismiss, announcementId } = storageKeys;

const bar = (page: Page) => page.getByRole("complementary", { name: "Announcement" });
const sizes = Object.values(viewports);

test.use({ expectedOutput: [fontsLeftOut] });

test("the announcement is above the top bar on every screen, and its link leads on within the site", async ({
  page,
}) => {
  await page.goto("/docs/intro");
  await untilHydrated(page);
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    await expect(bar(page)).toBeInViewport();
    await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe(0);
  }
  await bar(page).getByRole("link").click();
  await expect(page).toHaveURL("/blog/welcome");
});

test("the announcement is closed, stays closed without moving anything, and shows again when its id changes", async ({
  page,
}) => {
  await withoutFonts(page);
  const layoutShift = await watchLayoutShift(page);
  await page.goto("/docs/intro");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Close announcement" }).click();
  await expect(bar(page)).toBeHidden();
  const stored = () =>
    page.evaluate(([dismiss, id]) => [localStorage.getItem(dismiss), localStorage.getItem(id)], [
      announcementDismiss,
      announcementId,
    ] as const);
  await expect.poll(stored).toEqual(["true", "new-docs"]);
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    await page.goto("/docs/intro");
    await untilHydrated(page);
    await untilIdle(page);
    await expect(bar(page)).toBeHidden();
    await expect.poll(layoutShift).toBe(0);
  }

  await page.evaluate((id) => localStorage.setItem(id, "older"), announcementId);
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await expect.poll(stored).toEqual(["false", "new-docs"]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the announcement is shown, without a button that could not work", async ({ page }) => {
    await page.goto("/docs/intro");
    await expect(page.getByRole("complementary", { name: "Announcement" })).toBeVisible();
    await expect(page.locator('button[aria-label="Close announcement"]')).toBeHidden();
  });
});
