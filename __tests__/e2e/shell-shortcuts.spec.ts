import { untilHydrated } from "./support/hydration";
import { expectGoodLooks } from "./support/looks";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

test.use({ viewport: viewports.desktop });

test("the list of keyboard shortcuts has no axe violation", async ({ page }) => {
  await page.goto("/docs/intro");
  await untilHydrated(page);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectGoodLooks(page, ["desktop"]);
});
