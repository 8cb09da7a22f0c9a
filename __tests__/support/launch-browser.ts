import { chromium, type Browser } from "@playwright/test";

/** Starts the browser that the project finds or brings along. The caller closes it. */
export async function launchBrowser(moreArgs: readonly string[] = []): Promise<Browser> {
  const { findBrowser } = await import("./find-browser.mjs");
  const { executablePath, args = [], env } = await findBrowser();
  return chromium.launch({
    executablePath,
    args: [...args, ...moreArgs],
    env: { ...(process.env as Record<string, string>), ...env },
  });
}
