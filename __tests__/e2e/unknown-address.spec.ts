import { expectNoAxeViolations } from "./support/axe";
import { untilHydrated } from "./support/hydration";
import { pageKinds } from "./support/page-kinds";
import { expect, test } from "./support/test";
import { chooseTheme, themes } from "./support/theme";
import { expectNoHorizontalOverflow, viewports } from "./support/viewport";

// The browser itself notes that a page, and its data, answer 404.
test.use({ expectedOutput: [/status (of )?404/] });

for (const [size, viewport] of Object.entries(viewports))
  for (const theme of themes)
    test(`an unknown address shows the not-found page on a ${size} in ${theme}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await chooseTheme(page, theme);
      const response = await page.goto(pageKinds.notFound);
      expect(response?.status()).toBe(404);
      await untilHydrated(page);
      await expect(page).toHaveTitle(/^Page Not Found/);
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
      await expect(page.getByText("We could not find what you were looking for.")).toBeVisible();
      await expectNoHorizontalOverflow(page);
      await expectNoAxeViolations(page);
    });
