import type { Page } from "@playwright/test";

/** Goes to a page as a link within the site does. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((target) => {
    (window as unknown as { ___navigate(to: string): void }).___navigate(target);
  }, address);
}
