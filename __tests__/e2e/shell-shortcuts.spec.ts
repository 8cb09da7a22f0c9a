import { expectNoAxeViolations } from "./support/axe";
import { untilHydrated } from "./support/hydration";
import { test } from "./support/test";
import { chooseTheme, themes } from "./support/theme";
import { viewports } from "./support/viewport";

test.use({ viewport: viewports.desktop });

test.describe("the list of keyboard shortcuts", () => {
  for (const theme of themes)
    test(`has no axe violation in ${theme}`, async ({ page }) => {
      await chooseTheme(page, theme);
      await page.goto("/docs/intro");
      await untilHydrated(page);
      await page.keyboard.press("?");
      await expectNoAxeViolations(page);
    });
});
