import { chromium, type Browser } from "@playwright/test";

/**
 * Starts the browser of the npm package, whatever others the machine has: one binary draws the same pixels everywhere.
 * @returns undefined where it does not run
 */
export async function startPackagedBrowser(): Promise<Browser | undefined> {
  // Imported when called: Playwright compiles what is imported above to CommonJS, which a .mjs file cannot be.
  const { packagedBrowsers } = await import("../../support/browser/packaged.mjs");
  const { browserArgs } = await import("../../support/browser/open-page.mjs");
  const drawing = [
    "--font-render-hinting=none",
    "--disable-lcd-text",
    "--force-color-profile=srgb",
  ];
  try {
    for (const { executablePath, env } of await packagedBrowsers()) {
      const all = { ...(process.env as Record<string, string>), ...env };
      const start = { executablePath, args: [...browserArgs, ...drawing], env: all };
      const browser = await chromium.launch(start).catch(() => undefined);
      if (browser) return browser;
    }
  } catch (error) {
    console.warn("The packaged browser cannot be used", error);
  }
  return undefined;
}
