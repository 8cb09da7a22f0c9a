import { untilHydrated } from "./support/hydration";
import { watchLayoutShift } from "./support/layout-shift";
import { pageKinds } from "./support/page-kinds";
import { expect, test } from "./support/test";
import { chooseTheme, themes } from "./support/theme";
import { viewports } from "./support/viewport";

for (const [kind, route] of Object.entries(pageKinds))
  test.describe(kind, () => {
    if (kind === "notFound") test.use({ expectedOutput: [/status (of )?404/] });
    for (const [size, viewport] of Object.entries(viewports))
      for (const theme of themes)
        test(`nothing moves by itself on a ${size} in ${theme}`, async ({ page }) => {
          await page.setViewportSize(viewport);
          await chooseTheme(page, theme);
          const layoutShift = await watchLayoutShift(page);
          await page.goto(route);
          await untilHydrated(page);
          await page.waitForLoadState("networkidle");
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
          expect(await layoutShift()).toBe(0);
        });
  });
