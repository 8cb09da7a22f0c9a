import { expect, type Page } from "@playwright/test";

/** The two sizes that every page is looked at in: a phone and a desktop, in CSS pixels. */
export const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

/** Fails when the page can be scrolled sideways, and names the elements that stick out. */
export async function expectNoHorizontalOverflow(page: Page): Promise<void> {
  const sticksOut = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120));
  });
  expect.soft(sticksOut, "elements wider than the window").toEqual([]);
}
