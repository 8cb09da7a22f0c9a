import { test as base, expect, type Page } from "@playwright/test";
import { watchConsole } from "./console";
import { logRequests } from "./requests";

interface Watched {
  page: Page;
  output: string[];
  requests: string[];
}

interface WorkerFixtures {
  watched: Watched;
}

/**
 * A test whose page is that of the test before, as a reader's is who goes on in one tab: scripts are compiled once, not
 * once a page. It fails when the browser complains, or asks another host for anything.
 */
export const test = base.extend<object, WorkerFixtures>({
  watched: [
    async ({ browser }, use) => {
      const baseURL = process.env.E2E_BASE_URL;
      const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
      const page = await context.newPage();
      await use({ page, output: watchConsole(page), requests: logRequests(page) });
      await context.close();
    },
    { scope: "worker" },
  ],
  page: async ({ watched: { page, output, requests } }, give) => {
    output.length = 0;
    requests.length = 0;
    await give(page);
    expect(output, "output of the browser").toEqual([]);
    expect(
      requests.filter((path) => !path.startsWith("/")),
      "requests to other hosts",
    ).toEqual([]);
  },
});

export { expect };
