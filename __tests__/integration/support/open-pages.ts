import type { AddressInfo } from "node:net";
import { chromium, type Browser, type Page } from "@playwright/test";
import { watchConsole } from "../../e2e/support/console";

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

/** Serves a built site and hands a page of a real browser to `visit`. */
export async function withBrowser<T>(
  publicDir: string,
  visit: (page: Page, origin: string, browser: Browser) => Promise<T>,
  pathPrefix = "",
): Promise<T> {
  const { findBrowser } = await import("../../../scripts/find-browser.mjs");
  const { createSiteServer } = await import("../../../scripts/serve/site-server.mjs");
  const { executablePath, args, env } = await findBrowser();
  const server = createSiteServer({ dir: publicDir, pathPrefix });
  await new Promise<void>((done) => server.listen(0, done));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}${pathPrefix}`;
  const browser = await chromium.launch({
    executablePath,
    args,
    env: { ...(process.env as Record<string, string>), ...env },
  });
  try {
    return await visit(await browser.newPage(), origin, browser);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

/** Opens routes of a built site in a real browser, unfolds everything on them, and gives what the browser complains of. */
export function openPages(
  publicDir: string,
  pathPrefix: string,
  routes: readonly string[],
): Promise<string[]> {
  return withBrowser(
    publicDir,
    async (_page, origin, browser) => {
      const found: string[] = [];
      const waiting = [...routes];
      const work = async () => {
        for (let route = waiting.shift(); route; route = waiting.shift()) {
          const page = await browser.newPage();
          found.push(...(await complaints(page, origin + route)));
          await page.close();
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      return found;
    },
    pathPrefix,
  );
}
