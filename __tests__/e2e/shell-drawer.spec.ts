import { untilHydrated } from "./support/hydration";
import { expectGoodLooks } from "./support/looks";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

test.use({ viewport: viewports.phone });

const route = "/docs/tutorial/quick-start/settings";

test.describe("the menu of small screens", () => {
  test("stands in place of the items up to a width of 996 px, and not above", async ({ page }) => {
    await page.goto(route);
    await untilHydrated(page);
    const [button, link] = [
      page.getByRole("button", { name: "Open menu" }),
      page.getByRole("banner").getByRole("link", { name: "Pricing" }),
    ];
    await page.setViewportSize({ width: 996, height: 700 });
    await expect(button).toBeVisible();
    await expect(link).toBeHidden();
    await page.setViewportSize({ width: 997, height: 700 });
    await expect(button).toBeHidden();
    await expect(link).toBeVisible();
  });

  test("keeps the focus inside, forwards and backwards", async ({ page }) => {
    await page.goto("/blog");
    await untilHydrated(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog");
    await expect(menu.getByRole("button", { name: "Close menu" })).toBeFocused();
    const isInside = () => menu.evaluate((element) => element.contains(document.activeElement));
    const count = await menu.locator("a, button").count();
    for (let press = 0; press <= count; press++) {
      await page.keyboard.press("Tab");
      await expect.poll(isInside).toBe(true);
    }
    for (let press = 0; press <= count; press++) {
      await page.keyboard.press("Shift+Tab");
      await expect.poll(isInside).toBe(true);
    }
  });

  test("takes the focus also while its style sheets are on the way", async ({ page }) => {
    let release = () => {};
    const waiting = new Promise<void>((done) => (release = done));
    await page.route(/\.css$/, async (route) => {
      await waiting;
      await route.continue();
    });
    await page.goto("/blog");
    await untilHydrated(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    const closing = page.getByRole("dialog").getByRole("button", { name: "Close menu" });
    await expect(closing).toBeFocused();
    await expect(page.getByRole("dialog")).toHaveCSS("opacity", "0");
    release();
    await expect(page.getByRole("dialog")).toHaveCSS("opacity", "1");
    await expect(closing).toBeFocused();
  });

  test("has no axe violation", async ({ page }) => {
    await page.goto(route);
    await untilHydrated(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    const back = page.getByRole("button", { name: "Back to main menu" });
    await expect(back).toBeVisible();
    await expectGoodLooks(page, ["phone"]);
    await back.click();
    await expect(back).toBeHidden();
    await expectGoodLooks(page, ["phone"]);
  });
});
