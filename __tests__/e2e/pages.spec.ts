import { expectNoAxeViolations } from "./support/axe";
import { untilHydrated } from "./support/hydration";
import { pageKinds } from "./support/page-kinds";
import { expect, test } from "./support/test";
import { chooseTheme, themes } from "./support/theme";
import { expectNoHorizontalOverflow, viewports } from "./support/viewport";

/** The browser itself notes that a page, and its data, answer 404. */
const notFoundNote = /status (of )?404/;

for (const [kind, route] of Object.entries(pageKinds)) {
  test.describe(kind, () => {
    const isMissing = kind === "notFound";
    if (isMissing) test.use({ expectedOutput: [notFoundNote] });

    for (const [size, viewport] of Object.entries(viewports))
      for (const theme of themes)
        test(`reads well on a ${size} in ${theme}`, async ({ page }) => {
          await page.setViewportSize(viewport);
          await chooseTheme(page, theme);
          const response = await page.goto(route);
          expect(response?.status()).toBe(isMissing ? 404 : 200);
          await untilHydrated(page);

          await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
          await expect(page.locator("html")).toHaveAttribute("lang", "en");
          await expect(page.locator("h1")).toHaveCount(1);
          await expect(page.locator("h1")).not.toBeEmpty();
          await expect(page.locator("main#main")).toHaveCount(1);
          await expectNoHorizontalOverflow(page);
          await expectNoAxeViolations(page);
        });
  });
}

test.describe("an unknown address", () => {
  test.use({ expectedOutput: [notFoundNote] });

  test("shows the not-found page", async ({ page }) => {
    await page.goto(pageKinds.notFound);
    await expect(page).toHaveTitle(/^Page Not Found/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    await expect(page.getByText("We could not find what you were looking for.")).toBeVisible();
  });
});
