import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { untilHydrated } from "../../e2e/support/hydration";
import { browse } from "./browse";

interface Crossing {
  /** Folders of two builds. */
  before: string;
  after: string;
  /** The page that is open during the deployment, and where its reader goes next. */
  from: string;
  to: string;
  /** Milliseconds for which files of the build before stay. */
  keep?: number;
  /** Data of the next page is gone altogether, as on a host that switches between folders. */
  losesData?: boolean;
}

interface Crossed {
  text: string;
  /** Documents that the browser loaded. */
  documents: number;
  /** Path, query and hash. */
  address: string;
  complaints: string[];
}

const fortnight = 14 * 86_400_000;

/** Opens a page of one build, deploys another one over it, and follows a link in the open tab. */
export async function acrossBuilds(crossing: Crossing): Promise<Crossed> {
  const { before, after, from, to, keep = fortnight, losesData = false } = crossing;
  const { deploySite } = await import("../../../scripts/deploy/deploy-site.mjs");
  const served = mkdtempSync(join(tmpdir(), "served-"));
  await deploySite({ from: before, to: served, form: "index", keep });
  const { browser, origin, end } = await browse(served);
  try {
    const page = await browser.newPage();
    // Nothing is fetched ahead: the tab knows nothing of the next page yet.
    await page.addInitScript(() => {
      const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: "2g" });
      Object.defineProperty(navigator, "connection", { value: connection });
    });
    const data = `**/page-data${new URL(to, origin).pathname}/**`;
    let isKnown = false;
    page.on("request", (request) => {
      if (request.url().includes(`/page-data${new URL(to, origin).pathname}/`)) isKnown = true;
    });
    await page.goto(origin + from);
    await untilHydrated(page);
    let documents = 1;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents++;
    });
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(String(error)));
    await deploySite({ from: after, to: served, form: "index", keep });
    if (isKnown) throw new Error("The next page was fetched before the deployment.");
    if (losesData)
      await page.route(data, (route) =>
        documents === 1 ? route.fulfill({ status: 404 }) : route.continue(),
      );
    await page.evaluate((target) => {
      (window as unknown as { ___navigate(to: string): void }).___navigate(target);
    }, to);
    await page.waitForURL(origin + to);
    await page.waitForLoadState("load");
    await untilHydrated(page);
    // A loop would go on.
    await page.waitForTimeout(1_000);
    const text = await page.locator("main").innerText();
    const address = page.url().slice(origin.length);
    return { text, documents, address, complaints };
  } finally {
    await end();
    rmSync(served, { recursive: true });
  }
}
