import { expectNoAxeViolations } from "./support/axe";
import { untilHydrated } from "./support/hydration";
import { expect, test } from "./support/test";
import { chooseTheme, themes } from "./support/theme";
import { viewports } from "./support/viewport";

test.use({ viewport: viewports.desktop });

test.describe("the list of keyboard shortcuts", () => {
  test("is opened by ?, names the keys, and Escape closes it", async ({ page }) => {
    await page.goto("/docs/intro");
    await untilHydrated(page);
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(help).toBeVisible();
    await expect(help.locator("kbd").filter({ hasText: "?" })).toBeVisible();
    await expect(help).toContainText("Search the docs");
    await page.keyboard.press("Escape");
    await expect(help).toHaveCount(0);
  });

  test("is not opened while text is typed", async ({ page }) => {
    await page.goto("/docs/category/ianaiapi");
    await untilHydrated(page);
    const field = page.getByRole("main").getByRole("searchbox");
    await field.press("?");
    await expect(field).toHaveValue("?");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("is opened from the footer too, where single keys can be switched off", async ({ page }) => {
    await page.goto("/docs/intro");
    await untilHydrated(page);
    const button = page
      .getByRole("contentinfo")
      .getByRole("button", { name: "Keyboard shortcuts" });
    await button.click();
    const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await help.getByRole("checkbox").uncheck();
    await help.getByRole("button", { name: "Close" }).click();
    await expect(help).toHaveCount(0);
    await page.keyboard.press("?");
    await page.reload();
    await untilHydrated(page);
    await page.keyboard.press("?");
    await expect(help).toHaveCount(0);
    await button.click();
    await help.getByRole("checkbox").check();
    await page.keyboard.press("Escape");
    await expect(help).toHaveCount(0);
    await page.keyboard.press("?");
    await expect(help).toBeVisible();
  });

  for (const theme of themes)
    test(`has no axe violation in ${theme}`, async ({ page }) => {
      await chooseTheme(page, theme);
      await page.goto("/docs/intro");
      await untilHydrated(page);
      await page.keyboard.press("?");
      await expectNoAxeViolations(page);
    });
});
