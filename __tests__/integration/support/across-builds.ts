import { untilHydrated, untilIdle } from "../../e2e/support/hydration";
import { inOpenTab, type TwoBuilds } from "./open-tab";

interface Crossing extends TwoBuilds {
  /** Where the reader goes next. */
  to: string;
  /** Data of the next page is gone altogether, as on a host that switches between folders. */
  losesData?: boolean;
}

interface Crossed {
  text: string;
  /** Documents that the browser loaded. */
  documents: number;
  /** Path, query and hash. */
  address: string;
  complaints: readonly string[];
}

/** Opens a page of one build, deploys another one over it, and follows a link in the open tab. */
export function acrossBuilds({ to, losesData = false, ...builds }: Crossing): Promise<Crossed> {
  return inOpenTab(builds, async (tab) => {
    const { page, origin, documents, complaints } = tab;
    const dataOfNext = `/page-data${new URL(to, origin).pathname}/`;
    let isKnown = false;
    page.on("request", (request) => {
      if (request.url().includes(dataOfNext)) isKnown = true;
    });
    await tab.deploy();
    if (isKnown) throw new Error("The next page was fetched before the deployment.");
    if (losesData)
      await page.route(`**${dataOfNext}**`, (route) =>
        documents() === 1 ? route.fulfill({ status: 404 }) : route.continue(),
      );
    await page.evaluate((target) => {
      (window as unknown as { ___navigate(to: string): void }).___navigate(target);
    }, to);
    await page.waitForURL(origin + to);
    await page.waitForLoadState("load");
    await untilHydrated(page);
    // A loop would go on.
    await untilIdle(page);
    const text = await page.locator("main").innerText();
    return { text, documents: documents(), address: tab.address(), complaints };
  });
}
