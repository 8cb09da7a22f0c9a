import type { Page } from "@playwright/test";

/** What the browser says of the fonts that `withoutFonts` leaves out, for `expectedOutput`. */
export const fontsLeftOut = /ERR_FAILED/;

const allFonts = /\.woff2$/;

/** The addresses of the font of texts alone. */
export const textFont = /\/geist-(?!mono)[^/]*\.woff2$/;

/** Lets a page look the same each time: a font that comes after the first paint, as on a busy machine, moves words. */
export async function withoutFonts(page: Page, fonts = allFonts): Promise<void> {
  await page.route(fonts, (route) => route.abort());
}
