import { expectNoAxeViolations } from "./support/axe";
import { untilHydrated } from "./support/hydration";
import { openSearch, searchDialog } from "./support/search";
import { expect, test } from "./support/test";
import { chooseTheme, themes } from "./support/theme";
import { expectNoHorizontalOverflow, viewports } from "./support/viewport";

test.use({ viewport: viewports.desktop });

test.describe("opening", () => {
  test("nothing of the search is loaded before the reader means to search", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto("/docs/intro");
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");
    const before = requests.length;
    expect(requests.filter((url) => url.includes("/search/"))).toEqual([]);
    expect(
      await page
        .locator("style, link[rel=stylesheet]")
        .evaluateAll((all) => all.filter((one) => one.textContent?.includes("DocSearch")).length),
    ).toBe(0);

    await page.getByRole("button", { name: "Search", exact: true }).hover();
    await expect
      .poll(() => requests.slice(before).filter((url) => url.includes("/search/")).length)
      .toBeGreaterThan(1);
  });

  test("by the button, and Escape closes it and gives the focus back", async ({ page }) => {
    await page.goto("/docs/intro");
    await untilHydrated(page);
    const button = page.getByRole("button", { name: "Search", exact: true });
    await expect(button.locator("kbd")).toHaveText("Ctrl K");
    await button.click();
    const { dialog, input } = await searchDialog(page);
    await expect(input).toBeFocused();
    await expect(input).toHaveAttribute("placeholder", "Search docs");
    await expect(dialog.getByText("No recent searches")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("by Ctrl+K and Cmd+K, which close it too, and by a slash", async ({ page }) => {
    const { dialog } = await openSearch(page);
    await page.keyboard.press("Control+k");
    await expect(dialog).toBeHidden();
    await page.keyboard.press("Meta+k");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("combobox")).toHaveValue("");
  });

  test("not by a slash where the reader has switched single keys off", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("shortcuts.single", "off"));
    await page.goto("/docs/intro");
    await untilHydrated(page);
    await page.keyboard.press("/");
    await page.keyboard.press("Control+k");
    const { input } = await searchDialog(page);
    await expect(input).toHaveValue("");
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await expect(page.getByRole("dialog", { name: "Search the docs" })).toHaveCount(0);
  });

  test("not by a slash that is typed into a field", async ({ page }) => {
    await page.goto("/docs/category/ianaiapi");
    await untilHydrated(page);
    const field = page.locator("main input").first();
    await field.focus();
    await page.keyboard.type("/items");
    await expect(field).toHaveValue("/items");
    await expect(page.getByRole("dialog", { name: "Search the docs" })).toHaveCount(0);
  });

  test("keeps what is typed while its code is on the way", async ({ page }) => {
    await page.goto("/docs/intro");
    await untilHydrated(page);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("purchase order");
    const { input } = await searchDialog(page);
    await expect(input).toHaveValue("purchase order");
  });

  test("keeps the focus within, and the page behind out of reach", async ({ page }) => {
    const { dialog, input, hits } = await openSearch(page);
    await input.fill("sales order");
    await expect(hits.first()).toBeVisible();
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press(step < 25 ? "Tab" : "Shift+Tab");
      expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    }
    expect(await page.locator("#___gatsby").evaluate((one) => (one as HTMLElement).inert)).toBe(
      true,
    );
    await page.keyboard.press("Escape");
    expect(await page.locator("#___gatsby").evaluate((one) => (one as HTMLElement).inert)).toBe(
      false,
    );
  });
});

for (const theme of themes)
  for (const [size, viewport] of Object.entries(viewports))
    test(`reads well on a ${size} in ${theme}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await chooseTheme(page, theme);
      const { input, hits } = await openSearch(page);
      await expectNoAxeViolations(page);
      await input.fill("sales order");
      await expect(hits.first()).toBeVisible();
      await expectNoAxeViolations(page);
      await expectNoHorizontalOverflow(page);
    });
