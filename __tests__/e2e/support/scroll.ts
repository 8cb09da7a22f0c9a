import type { Page } from "@playwright/test";

/** Scrolls by the mouse wheel, as a reader does, and waits until the page has moved. */
export async function wheel(page: Page, deltaY: number): Promise<void> {
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, deltaY);
  await page.waitForFunction((from) => scrollY !== from, before);
}
