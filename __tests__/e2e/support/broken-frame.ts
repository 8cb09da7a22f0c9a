import type { Page } from "@playwright/test";

/** What a fault throws, as text that a page evaluates. */
export const chain = 'new Error("outer", { cause: new Error("inner") })';

/**
 * Lets whatever reads a property of the site's data throw, for as long as `broken` of the window is true: the data lose
 * the property, so that the prototype of all objects is asked for it. `from` says whether that begins with the document.
 */
export async function breakProperty(
  page: Page,
  property: string,
  { thrown = chain, from = true }: { thrown?: string; from?: boolean } = {},
): Promise<void> {
  await page.addInitScript(
    `window.broken = ${from};
     Object.defineProperty(Object.prototype, ${JSON.stringify(property)}, {
       configurable: true,
       get() { if (window.broken) throw ${thrown}; },
       set(value) { Object.defineProperty(this, ${JSON.stringify(property)}, { value, configurable: true, enumerable: true, writable: true }); },
     });`,
  );
  await changeData(page, (data) =>
    JSON.parse(
      JSON.stringify(data, (name, value: unknown) => (name === property ? undefined : value)),
    ),
  );
}

/** Changes what pages get: the data that all of them share, and their own. */
export async function changeData(page: Page, change: (data: unknown) => unknown): Promise<void> {
  await page.route("**/page-data/**/*.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

/** Ends the fault. */
export async function mend(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { broken: false }));
}
