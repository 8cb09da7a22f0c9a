import { expectNoAxeViolations } from "./support/axe";
import { untilHydrated } from "./support/hydration";
import { expect, test } from "./support/test";
import { chooseTheme, themes } from "./support/theme";
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

  test("begins with the sidebar at the page, and leads back to the main menu and forth", async ({
    page,
  }) => {
    await page.goto(route);
    await untilHydrated(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog");
    await expect(menu.locator('[aria-current="page"]')).toBeInViewport();
    await menu.getByRole("button", { name: "Back to main menu" }).click();
    await expect(menu.getByRole("navigation", { name: "Docs sidebar" })).toBeHidden();
    await expect(menu.getByRole("link", { name: "Docs", exact: true })).toBeVisible();
    await expect(menu.getByRole("button", { name: "Languages", exact: true })).toBeVisible();
    await menu.getByRole("button", { name: "Pages of this section" }).click();
    await expect(menu.getByRole("navigation", { name: "Docs sidebar" })).toBeVisible();
  });

  test("shows the main menu at once on a page without a sidebar", async ({ page }) => {
    await page.goto("/blog");
    await untilHydrated(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog");
    await expect(menu.getByRole("link", { name: "Pricing" })).toBeVisible();
    await expect(menu.getByRole("button", { name: "Back to main menu" })).toHaveCount(0);
  });

  test("unfolds the languages in place", async ({ page }) => {
    await page.goto("/blog");
    await untilHydrated(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog");
    await menu.getByRole("button", { name: "Languages", exact: true }).click();
    await expect(menu.getByRole("link", { name: "English" })).toHaveAttribute("href", "/blog");
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
      expect(await isInside()).toBe(true);
    }
    for (let press = 0; press <= count; press++) {
      await page.keyboard.press("Shift+Tab");
      expect(await isInside()).toBe(true);
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

  test("keeps the focus when the panel changes", async ({ page }) => {
    await page.goto(route);
    await untilHydrated(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog");
    await menu.getByRole("button", { name: "Back to main menu" }).press("Enter");
    await expect(menu.getByRole("button", { name: "Pages of this section" })).toBeFocused();
  });

  test("closes on back navigation", async ({ page }) => {
    await page.goto("/blog");
    await page.goto(route);
    await untilHydrated(page);
    await page.getByRole("link", { name: "Skip to main content" }).press("Enter");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(route);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("closes on a click beside it", async ({ page }) => {
    await page.goto(route);
    await untilHydrated(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.mouse.click(385, 400);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  for (const theme of themes)
    test(`has no axe violation in ${theme}`, async ({ page }) => {
      await chooseTheme(page, theme);
      await page.goto(route);
      await untilHydrated(page);
      await page.getByRole("button", { name: "Open menu" }).click();
      await expectNoAxeViolations(page);
      await page.getByRole("button", { name: "Back to main menu" }).click();
      await expectNoAxeViolations(page);
    });
});
