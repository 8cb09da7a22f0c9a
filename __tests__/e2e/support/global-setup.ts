import type { AddressInfo } from "node:net";
import { passBrowser } from "./browser";
import { publicDir } from "./site";

/** Finds a browser and serves the build, once for all workers. E2E_BASE_URL names a server that runs already. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  // Imported when called: Playwright compiles what is imported above to CommonJS, which a .mjs file cannot be.
  const { browserCandidates, findBrowser } = await import("../../support/find-browser.mjs");
  const { createSiteServer } = await import("../../../scripts/serve/site-server.mjs");
  const browser = await findBrowser({
    candidates: browserCandidates({ isPackagedFirst: true }),
  });
  console.log(`Browser: ${browser.source} (${browser.executablePath})`);
  passBrowser(browser);
  if (process.env.E2E_BASE_URL) return undefined;

  const server = createSiteServer({ dir: publicDir });
  await new Promise<void>((done) => server.listen(0, done));
  process.env.E2E_BASE_URL = `http://localhost:${(server.address() as AddressInfo).port}`;
  return () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
}
