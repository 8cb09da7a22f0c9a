import type { Page } from "@playwright/test";

/** Scrolls by the mouse wheel, as a reader does, and waits until the page has moved. */
export async function wheel(page: Page, deltaY: number): Promise<void> {
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, deltaY);
  await page.waitForFunction((from) => scrollY !== from, before);
}

/** Waits until the page has been at one place for ten frames. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let [still, last] = [0, scrollY]; still < 10;) {
      await frame();
      still = scrollY === last ? still + 1 : 0;
      last = scrollY;
    }
  });
}
