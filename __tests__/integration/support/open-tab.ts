import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { untilHydrated } from "../../e2e/support/hydration";
import { browse } from "./browse";

/** Two builds, of which the second is deployed over the first while a page of that is open. */
export interface TwoBuilds {
  /** Folders of the builds. */
  before: string;
  after: string;
  /** The page that is open during the deployment. */
  from: string;
  /** Milliseconds for which files of the build before stay. */
  keep?: number;
}

/** A tab with a page of the first build. */
export interface OpenTab {
  page: Page;
  origin: string;
  /** Documents that the browser has loaded so far. */
  documents(): number;
  /** Path, query and hash. */
  address(): string;
  complaints: readonly string[];
  /** Deploys the second build. */
  deploy(): Promise<void>;
}

const fortnight = 14 * 86_400_000;

/** Deploys a build, opens a page of it, and does something there, with the next build deployed in the midst of it. */
export async function inOpenTab<Result>(
  { before, after, from, keep = fortnight }: TwoBuilds,
  act: (tab: OpenTab) => Promise<Result>,
): Promise<Result> {
  const { deploySite } = await import("../../../scripts/deploy/deploy-site.mjs");
  const served = mkdtempSync(join(tmpdir(), "served-"));
  const put = (build: string) => deploySite({ from: build, to: served, form: "index", keep });
  await put(before);
  const { browser, origin, end } = await browse(served);
  try {
    const page = await browser.newPage();
    // Nothing is fetched ahead: the tab knows nothing of the next page yet.
    await page.addInitScript(() => {
      const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: "2g" });
      Object.defineProperty(navigator, "connection", { value: connection });
    });
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents++;
    });
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.goto(origin + from);
    await untilHydrated(page);
    return await act({
      page,
      origin,
      documents: () => documents,
      address: () => page.url().slice(origin.length),
      complaints,
      deploy: async () => {
        await put(after);
      },
    });
  } finally {
    await end();
    rmSync(served, { recursive: true });
  }
}
