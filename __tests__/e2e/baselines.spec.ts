import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { untilHydrated, untilLaidOut } from "./support/hydration";
import { startPackagedBrowser } from "./support/packaged-browser";
import { outlineOf } from "./support/page-outline";
import { pageKinds } from "./support/page-kinds";
import { baseUrl } from "./support/site";
import { expect, test } from "./support/test";
import { themes } from "./support/theme";

const widths = [320, 390, 768, 1024, 1440];
const heightOf = (width: number) => (width < 600 ? 720 : 800);
const outlined = ["home", "doc", "tutorial", "apiCategory", "operation", "overview"] as const;
const command = "npx playwright test baselines --update-snapshots=all";

let browser: Browser | undefined;

test.beforeAll(async () => {
  browser = await startPackagedBrowser();
});
test.afterAll(() => browser?.close());

/** The day of the last commit is not part of how a page looks, and its length changes where lines wrap. */
const fixDate = (page: Page) =>
  page.evaluate(() => {
    for (const { childNodes } of document.querySelectorAll("main p > span"))
      if (/^Last updated/.test(childNodes[0]?.nodeValue ?? ""))
        childNodes[0]!.nodeValue = "Last updated January 20, 2026";
  });

async function open(route: string): Promise<Page> {
  const { updateSnapshots } = test.info().config;
  const isMade = updateSnapshots === "all" || existsSync(resolve("__tests__/e2e/baselines"));
  test.skip(!isMade, `There are no baselines: ${command}`);
  test.skip(!browser, "The packaged browser does not run on this machine.");
  const page = (await browser?.newPage({ baseURL: baseUrl(), reducedMotion: "reduce" })) as Page;
  await page.goto(route);
  await untilHydrated(page);
  await untilLaidOut(page);
  await fixDate(page);
  return page;
}

for (const [kind, route] of Object.entries(pageKinds))
  test(`a page of kind ${kind} looks as it did, in five widths and both color modes`, async () => {
    const page = await open(route);
    for (const width of widths) {
      await page.setViewportSize({ width, height: heightOf(width) });
      for (const theme of themes) {
        await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
        await expect
          .soft(page)
          .toHaveScreenshot(`${kind}-${width}-${theme}.png`, { maxDiffPixelRatio: 0.01 });
      }
    }
    await page.close();
  });

for (const kind of outlined)
  test(`a page of kind ${kind} has the landmarks, headings, and controls that it had`, async () => {
    const page = await open(pageKinds[kind]);
    const outline = await outlineOf(page);
    expect(outline).toMatchSnapshot(`${kind}.txt`);
    await page.close();
  });
