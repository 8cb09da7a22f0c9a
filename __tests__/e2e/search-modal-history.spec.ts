import { expectNoAxeViolations } from "./support/axe";
import { openSearch, searchDialog } from "./support/search";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

test.use({ viewport: viewports.desktop });

test.describe("history", () => {
  test("keeps seven recent searches, four beside favourites", async ({ page }) => {
    test.setTimeout(90_000);
    const { dialog, input, hits } = await openSearch(page);
    const queries = [
      "sales order",
      "purchase order",
      "vendor",
      "customer",
      "shipment",
      "bom",
      "work order",
      "invoice",
      "location",
    ];
    for (const query of queries) {
      await input.fill(query);
      await expect(dialog.getByRole("status")).toContainText(`“${query}”`);
      await hits.first().click();
      await expect(dialog).toBeHidden();
      await page.keyboard.press("Control+k");
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
      await hits.first().click();
    }
    await page.bringToFront();
    await page.keyboard.press("Control+k");
    const { dialog } = await searchDialog(page);
    const recent = dialog.getByRole("grid", { name: "Recent" }).getByRole("row");
    expect(await recent.count()).toBeGreaterThan(0);
    await other.close();
  });

  for (const [what, stored] of [
    ["no JSON", "{"],
    ["another shape", '{"a":1}'],
    ["broken entries", '[null,1,{"objectID":"a"}]'],
    [
      "script",
      JSON.stringify([
        {
          objectID: "a",
          type: "lvl1",
          url: "javascript:window.hacked=1",
          hierarchy: { lvl0: "x", lvl1: "<img src=x onerror=window.hacked=1>" },
        },
        {
          objectID: "b",
          type: "lvl1",
          url: "/docs/intro",
          hierarchy: { lvl0: "x", lvl1: "<img src=x onerror=window.hacked=1>" },
        },
      ]),
    ],
  ])
    test(`with ${what} in the storage does no harm`, async ({ page }) => {
      await page.addInitScript((value) => {
        for (const kind of ["RECENT", "FAVORITE"])
          localStorage.setItem(`__DOCSEARCH_${kind}_SEARCHES__local`, value);
      }, stored);
      const { dialog, input, hits } = await openSearch(page);
      await expect(dialog.locator("img, a[href^='javascript']")).toHaveCount(0);
      await input.fill("item");
      await expect(hits.first()).toBeVisible();
      expect(await page.evaluate(() => "hacked" in window)).toBe(false);
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
