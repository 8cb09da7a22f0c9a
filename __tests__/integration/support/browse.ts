import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "@playwright/test";
import { launchBrowser } from "../../support/launch-browser";

export interface Browsing {
  browser: Browser;
  /** Address of the site with its path prefix, without a trailing slash. */
  origin: string;
  end(): Promise<void>;
}

/** Answers a request in the place of the site, and says so. */
export type Instead = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Serves a built site and starts a browser to look at it. The caller ends both. */
export async function browse(
  publicDir: string,
  pathPrefix = "",
  instead: Instead = () => false,
): Promise<Browsing> {
  const { createSiteServer } = await import("../../../scripts/serve/site-server.mjs");
  const site = createSiteServer({ dir: publicDir, pathPrefix });
  const server = createServer((request, response) => {
    if (!instead(request, response)) site.emit("request", request, response);
  });
  await new Promise<void>((done) => server.listen(0, done));
  const browser = await launchBrowser();
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
