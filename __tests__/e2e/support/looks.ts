import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./axe";
import { themes } from "./theme";
import { expectNoHorizontalOverflow, viewports } from "./viewport";

/** Of all rules those for which colors count: a page in its other color mode differs in nothing else. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** Fails where a page that is open sticks out of its window, or axe finds a barrier, in each size and both color modes. */
export async function expectGoodLooks(
  page: Page,
  sizes: readonly (keyof typeof viewports)[] = ["phone", "desktop"],
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(viewports[size]);
    for (const [index, theme] of themes.entries()) {
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
      await expectNoHorizontalOverflow(page);
      await expectNoAxeViolations(page, index === 0 ? undefined : colorRules);
    }
  }
}
