import type { Browser } from "@playwright/test";
import { pageKinds } from "../e2e/support/page-kinds";
import { servePackedSite } from "../e2e/support/packed-site";
import { launchBrowser } from "../support/launch-browser";
import { measureSlowLoad } from "./blocking";
import { measureFirstAnswers, type FirstAnswer } from "./first-answer";
import { measureFirstLoad } from "./first-load";
import { measureFirstResult, type FirstResult } from "./first-result";
import { measureLighthouse, type LighthouseScores } from "./lighthouse";
import { measureNavigation } from "./navigation";
import { measurePackages, type PackageCost } from "./packages";
import { measurePage, type PageBytes, type PageCost } from "./page-bytes";
import { measureSessions, type SessionTotals } from "./sessions";
import { kilobytes, table } from "./table";

export type PageSizes = Record<string, PageCost & { route: string }>;

const scoredRoutes = [
  ...(["home", "tutorial", "operation", "category", "blogList"] as const).map(
    (kind) => pageKinds[kind],
  ),
  "/search?q=sales+order",
];

/** Serves a built site and opens a browser for as long as the measurement takes. */
async function withBrowser<T>(
  publicDir: string,
  measure: (browser: Browser, origin: string) => Promise<T>,
  { moreArgs = [], quality }: { moreArgs?: readonly string[]; quality?: number } = {},
): Promise<T> {
  // As hosts send it: Lighthouse counts the bytes on the line.
  const site = await servePackedSite(publicDir, quality);
  const browser = await launchBrowser(moreArgs);
  try {
    return await measure(browser, site.url);
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Measures one route after the other. */
function ofRoutes<T>(
  publicDir: string,
  routes: readonly string[],
  measure: (browser: Browser, url: string) => Promise<T>,
  quality?: number,
): Promise<Record<string, T>> {
  const measureAll = async (browser: Browser, origin: string) => {
    const measured: Record<string, T> = {};
    for (const route of routes) measured[route] = await measure(browser, origin + route);
    return measured;
  };
  return withBrowser(publicDir, measureAll, { quality });
}

/** Routes of a site for each measurement. */
interface Routes {
  navigation: readonly string[];
  firstLoads: readonly string[];
  slowLoads: readonly string[];
}

const readOperation = "/docs/api/get-items";

/** The pages of the project's site that are read most. */
export const readMost: Routes = {
  navigation: [pageKinds.operation, pageKinds.tutorial],
  firstLoads: [
    pageKinds.home,
    pageKinds.tutorial,
    pageKinds.operation,
    pageKinds.overview,
    pageKinds.blogPost,
  ],
  slowLoads: [pageKinds.operation, readOperation, pageKinds.overview, pageKinds.tutorial],
};

/** Clicks through the sidebars of a built site. */
export const measureNavigations = (publicDir: string, { navigation } = readMost) =>
  ofRoutes(publicDir, navigation, measureNavigation);

/** Counts what the first load of some pages takes; the bytes are those of `npm run compress`. */
export const measureFirstLoads = (publicDir: string, { firstLoads } = readMost) =>
  ofRoutes(publicDir, firstLoads, measureFirstLoad, 11);

/** Loads some pages as on a slow phone. */
export const measureSlowLoads = (publicDir: string, { slowLoads } = readMost) =>
  ofRoutes(publicDir, slowLoads, measureSlowLoad);

/** Plays reading sessions on a built site. */
export function measureReading(publicDir: string): Promise<Record<string, SessionTotals>> {
  return withBrowser(publicDir, measureSessions);
}

/** The first result of a search on a slow connection. */
export function measureSearch(publicDir: string, query = "item"): Promise<FirstResult[]> {
  return withBrowser(publicDir, (browser, origin) => measureFirstResult(browser, origin, query));
}

/** A list, a create, an action, and two that have to prepare records. */
const triedOperations = [
  "get-items",
  "create-item",
  "ship-sales-order",
  "create-rma",
  "delete-credit-memo",
];

/** The first answer of the mock to some operations on a slow phone. */
export function measureMock(publicDir: string): Promise<Record<string, FirstAnswer>> {
  return withBrowser(publicDir, (browser, origin) =>
    measureFirstAnswers(browser, origin, triedOperations),
  );
}

/** Lighthouse on the kinds of pages that readers arrive at. */
export async function measureScores(publicDir: string): Promise<Record<string, LighthouseScores>> {
  const { default: getPort } = await import("get-port");
  const port = await getPort();
  const measure = async (_: Browser, origin: string) => {
    const measured: Record<string, LighthouseScores> = {};
    for (const route of scoredRoutes)
      measured[route] = await measureLighthouse(origin + route, port);
    return measured;
  };
  return withBrowser(publicDir, measure, { moreArgs: [`--remote-debugging-port=${port}`] });
}

/** What each package costs on the pages that are read most. */
export function measurePackageCosts(publicDir: string): Promise<Record<string, PackageCost[]>> {
  return ofRoutes(publicDir, readMost.firstLoads, (browser, url) =>
    measurePackages(browser, url, publicDir),
  );
}

/** Opens one page of each kind of a built site in a browser, and counts its bytes. */
export function measurePages(publicDir: string): Promise<PageSizes> {
  return withBrowser(publicDir, async (browser, origin) => {
    const sizes: PageSizes = {};
    for (const [kind, route] of Object.entries(pageKinds)) {
      if (kind === "notFound") continue;
      const page = await browser.newPage();
      sizes[kind] = { route, ...(await measurePage(page, origin + route, publicDir)) };
      await page.close();
    }
    return sizes;
  });
}

/** The sizes as a table, in KB. */
export function pageTable(sizes: PageSizes): string {
  const columns = [
    "total",
    "html",
    "js",
    "css",
    "fonts",
    "pageData",
    "sharedData",
    "other",
  ] as const;
  const cells = (bytes: PageBytes) => [
    ...columns.map((column) => kilobytes(bytes[column])),
    String(bytes.requests),
  ];
  return table([
    ["page (brotli KB)", ...columns, "requests"],
    ...Object.entries(sizes).flatMap(([kind, { route, beforeLoad, untilHydrated }]) => [
      [`${kind} ${route}`, ...cells(untilHydrated)],
      ["  of it before the load event", ...cells(beforeLoad)],
    ]),
  ]);
}
