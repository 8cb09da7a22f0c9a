import { untilHydrated, untilLaidOut } from "./support/hydration";
import { watchLayoutShift } from "./support/layout-shift";
import { pageKinds } from "./support/page-kinds";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

for (const [kind, route] of Object.entries(pageKinds))
  test.describe(kind, () => {
    if (kind === "notFound") test.use({ expectedOutput: [/status (of )?404/] });
    for (const [size, viewport] of Object.entries(viewports))
      test(`nothing moves by itself on a ${size}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        const layoutShift = await watchLayoutShift(page);
        await page.goto(route);
        await untilHydrated(page);
        await untilLaidOut(page);
        await page.evaluate(async () => {
          await document.fonts.ready;
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        });
        await expect.poll(layoutShift).toBe(0);
      });
  });
