import type { AddressInfo } from "node:net";
import { chromium, type Browser } from "@playwright/test";

export interface Browsing {
  browser: Browser;
  /** Address of the site with its path prefix, without a trailing slash. */
  origin: string;
  end(): Promise<void>;
}

/** Serves a built site and starts a browser to look at it. The caller ends both. */
export async function browse(publicDir: string, pathPrefix = ""): Promise<Browsing> {
  const { findBrowser } = await import("../../../scripts/find-browser.mjs");
  const { createSiteServer } = await import("../../../scripts/serve/site-server.mjs");
  const { executablePath, args, env } = await findBrowser();
  const server = createSiteServer({ dir: publicDir, pathPrefix });
  await new Promise<void>((done) => server.listen(0, done));
  const browser = await chromium.launch({
    executablePath,
    args,
    env: { ...(process.env as Record<string, string>), ...env },
  });
  return {
    browser,
    origin: `http://localhost:${(server.address() as AddressInfo).port}${pathPrefix}`,
    async end() {
      await browser.close();
      server.close();
      server.closeAllConnections();
    },
  };
}
