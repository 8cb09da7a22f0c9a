import type { Page } from "@playwright/test";

/**
 * Waits until a page is hydrated and all its effects have run: a click or a key before that is an ordinary one. Gatsby
 * marks that moment. It asks with each frame, or every `polling` ms, for pages that have none.
 */
export async function untilHydrated(page: Page, polling?: number): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
    undefined,
    { polling },
  );
}

/**
 * Waits until nothing of a page that is alive waits for its layout any more: places and sizes stay as they are then. A
 * page whose scripts cannot be had stays as it is in any case.
 */
export async function untilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.layout !== "late" ||
      performance.getEntriesByName("onInitialClientRender").length === 0,
  );
}

/**
 * Waits until a page is laid out and has done what it leaves for a quiet moment, such as loading ahead. After a scroll
 * that the browser has answered without a new frame, Chromium calls an idle moment only once something asks for a frame:
 * hence its limit of a second.
 */
export async function untilIdle(page: Page): Promise<void> {
  await untilLaidOut(page);
  await page.evaluate(async () => {
    for (let times = 0; times < 3; times++) {
      await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
}

/** Marks the document, and says later whether it is still the same: false after a full page load, and during one. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => "sameDocument" in window).catch(() => false);
}
