import { expectNoAxeViolations } from "./support/axe";
import { openSearch, searchDialog, untilComplete } from "./support/search";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

test.use({ viewport: viewports.desktop });

test.describe("history", () => {
  test("keeps seven recent searches, four beside favorites", async ({ page }) => {
    const { dialog, input, hits } = await openSearch(page);
    const queries = [
      "purchase order",
      "vendor",
      "customer",
      "shipment",
      "bom",
      "invoice",
      "location",
      "item",
    ];
    for (const query of queries) {
      await input.fill(query);
      await untilComplete(page);
      await expect(dialog.getByRole("status")).toContainText(`“${query}”`);
      const link = hits.first().locator("a").first();
      const href = (await link.getAttribute("href")) ?? "";
      await link.click();
      await expect(page).toHaveURL(href);
      await expect(dialog).toBeHidden();
      await page.keyboard.press("Control+k");
      await expect(dialog).toBeVisible();
    }
    const recent = dialog.getByRole("grid", { name: "Recent" }).getByRole("row");
    await expect(recent).toHaveCount(7);
    await expectNoAxeViolations(page);
    await recent.first().getByRole("button", { name: "Save this search" }).click();
    await expect(dialog.getByRole("grid", { name: "Favorite" }).getByRole("row")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await expect(recent).toHaveCount(4);
  });

  test("of two tabs does no harm to either", async ({ page, context }) => {
    const first = await openSearch(page);
    const other = await context.newPage();
    const second = await openSearch(other);
    for (const [tab, { input, hits }, query] of [
      [page, first, "vendor"],
      [other, second, "shipment"],
    ] as const) {
      await tab.bringToFront();
      await input.fill(query);
      await untilComplete(tab);
      await hits.first().click();
      await expect(tab).not.toHaveURL(/\/docs\/intro$/);
    }
    await page.bringToFront();
    await page.keyboard.press("Control+k");
    const { dialog } = await searchDialog(page);
    const recent = dialog.getByRole("grid", { name: "Recent" }).getByRole("row");
    await expect(recent.first()).toBeVisible();
    await other.close();
  });

  test("is done without where the browser forbids storage", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    const { input, hits } = await openSearch(page);
    await input.fill("item");
    await expect(hits.first()).toBeVisible();
  });
});
