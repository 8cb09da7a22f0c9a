import type { Page } from "@playwright/test";
import { watchConsole } from "../../e2e/support/console";
import { untilHydrated } from "../../e2e/support/hydration";
import { browse } from "./browse";

/** Tabs that are open at the same time: one for each core. */
const tabs = 2;

/** Opens everything that folds, and waits for what it fetches. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
  // Each part names its file until it is filled.
  await page.waitForFunction(() => !document.querySelector("details[open] > [data-elsewhere]"));
}

/** Opens routes of a built site in a real browser, unfolds everything on them, and gives what the browser complains of. */
export async function openPages(
  publicDir: string,
  pathPrefix: string,
  routes: readonly string[],
): Promise<string[]> {
  const { browser, origin, end } = await browse(publicDir, pathPrefix);
  const found: string[] = [];
  const waiting = [...routes];
  const work = async () => {
    const page = await browser.newPage();
    const output = watchConsole(page);
    for (let route = waiting.shift(); route !== undefined; route = waiting.shift()) {
      await page.goto(origin + route);
      await untilHydrated(page);
      await unfold(page);
      found.push(...output.splice(0).map((line) => `${route}: ${line}`));
    }
  };
  try {
    await Promise.all(Array.from({ length: tabs }, work));
  } finally {
    await end();
  }
  return found;
}
