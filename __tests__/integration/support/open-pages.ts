import type { Page } from "@playwright/test";
import { watchConsole } from "../../e2e/support/console";
import { browse } from "./browse";

/** Pages that are open at the same time. */
const atOnce = 4;

async function complaints(page: Page, url: string): Promise<string[]> {
  const output = watchConsole(page);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForFunction(() => "___gatsby" in window || document.readyState === "complete");
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
  await page.waitForLoadState("networkidle");
  return output.map((line) => `${new URL(url).pathname}: ${line}`);
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
    for (let route = waiting.shift(); route; route = waiting.shift()) {
      const page = await browser.newPage();
      found.push(...(await complaints(page, origin + route)));
      await page.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    await end();
  }
  return found;
}
