import { untilHydrated } from "./support/hydration";
import { expect, test } from "./support/test";
import { chooseTheme } from "./support/theme";

test.describe("the color mode", () => {
  test("is light at first, even where the system is dark: it is not followed", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/docs/intro");
    await untilHydrated(page);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  });

  test("falls back to the default when the storage is cleared, in other tabs at once", async ({
    page,
    context,
  }) => {
    await page.goto("/docs/intro");
    await untilHydrated(page);
    await page.getByRole("button", { name: "Switch to dark mode" }).click();
    const other = await context.newPage();
    await other.goto("/docs/intro");
    await untilHydrated(other);
    await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.evaluate(() => localStorage.clear());
    await expect(other.locator("html")).toHaveAttribute("data-theme", "light");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  });

  test("does not flash on a slow network: the first paint is in the stored mode", async ({
    page,
  }) => {
    await chooseTheme(page, "dark");
    let scriptsCome = () => {};
    const coming = new Promise<void>((done) => (scriptsCome = done));
    await page.route(/\.js$/, async (route) => {
      await coming;
      await route.continue();
    });
    await page.goto("/docs/intro", { waitUntil: "commit" });
    await page.locator("h1").waitFor();
    const root = page.locator("html");
    const painted = await root.evaluate((html) => getComputedStyle(html).backgroundColor);
    expect(painted).not.toBe("rgb(255, 255, 255)");
    await expect(root).toHaveAttribute("data-theme", "dark");
    scriptsCome();
    await untilHydrated(page);
    await expect(root).toHaveCSS("background-color", painted);
  });
});
