import { expectNoAxeViolations } from "./support/axe";
import { untilHydrated } from "./support/hydration";
import { expect, test } from "./support/one-page-for-all";
import { allRoutes } from "./support/site";
import { themes } from "./support/theme";
import { expectNoHorizontalOverflow, viewports } from "./support/viewport";

const looks = Object.entries(viewports).flatMap(([size, viewport]) =>
  themes.map((theme) => ({ size, viewport, theme })),
);

const isOperation = (route: string) => route.startsWith("/docs/api/");
const routes = allRoutes();

/**
 * All looks of every page. Operation pages come from one template: where they are hundreds, each is seen in one
 * look, in turn, so that all together are seen in all.
 */
function looksOf(route: string, index: number) {
  const many = routes.filter(isOperation).length > 100;
  const only = looks[index % looks.length];
  return many && isOperation(route) && only ? [only] : looks;
}

// A long page in four looks is much to check on a busy machine.
test.describe.configure({ timeout: 120_000 });

routes.forEach((route, index) => {
  test(`${route} opens without a fault`, async ({ page }) => {
    const [first, ...others] = looksOf(route, index);
    if (!first) throw new Error("there is no look to test");
    await page.setViewportSize(first.viewport);
    await page.emulateMedia({ colorScheme: first.theme });
    await page.goto(route);
    await untilHydrated(page);
    await expect(page.locator("h1")).toHaveCount(1);
    for (const { viewport, theme } of [first, ...others]) {
      await page.setViewportSize(viewport);
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
      await expectNoHorizontalOverflow(page);
      await expectNoAxeViolations(page);
    }
  });
});
