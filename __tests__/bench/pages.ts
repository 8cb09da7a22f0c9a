import type { AddressInfo } from "node:net";
import { chromium } from "@playwright/test";
import { pageKinds } from "../e2e/support/page-kinds";
import { measureSlowLoad, type SlowLoad } from "./blocking";
import { measurePage, type PageBytes, type PageCost } from "./page-bytes";
import { kilobytes, table } from "./table";

export type PageSizes = Record<string, PageCost & { route: string }>;

/** Sizes of pages by kind, and how those that are read most behave on a slow phone. */
export interface MeasuredPages {
  sizes: PageSizes;
  slow: Record<string, SlowLoad>;
}

const slowKinds = ["operation", "overview", "tutorial"] as const;

/** Opens one page of each kind of a built site in a browser, counts its bytes and times a few of them. */
export async function measurePages(publicDir: string): Promise<MeasuredPages> {
  const { findBrowser } = await import("../../scripts/find-browser.mjs");
  const { createSiteServer } = await import("../../scripts/serve/site-server.mjs");
  const { executablePath, args, env } = await findBrowser();
  const server = createSiteServer({ dir: publicDir });
  await new Promise<void>((done) => server.listen(0, done));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath,
    args,
    env: { ...(process.env as Record<string, string>), ...env },
  });
  const sizes: PageSizes = {};
  const slow: MeasuredPages["slow"] = {};
  try {
    for (const [kind, route] of Object.entries(pageKinds)) {
      if (kind === "notFound") continue;
      const page = await browser.newPage();
      sizes[kind] = { route, ...(await measurePage(page, origin + route, publicDir)) };
      await page.close();
    }
    for (const kind of slowKinds)
      slow[`${kind} ${pageKinds[kind]}`] = await measureSlowLoad(browser, origin + pageKinds[kind]);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
  return { sizes, slow };
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
