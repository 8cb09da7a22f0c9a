import type { Page } from "@playwright/test";

/**
 * Waits until React has taken over the page: a click before that is an ordinary one. It asks with each frame, or every
 * `polling` ms, for pages that have none.
 */
export async function untilHydrated(page: Page, polling?: number): Promise<void> {
  await page.waitForFunction(
    () => {
      const main = document.querySelector("main");
      return main && Object.keys(main).some((key) => key.startsWith("__reactFiber"));
    },
    undefined,
    { polling },
  );
}

/** Marks the document, and says later whether it is still the same: false after a full page load. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => "sameDocument" in window);
}
