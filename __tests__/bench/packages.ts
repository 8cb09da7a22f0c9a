import { basename } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { packagesOfPage } from "../../scripts/size/page-parts.mjs";
import { untilHydrated } from "../e2e/support/hydration";
import { loadNothingAhead } from "../e2e/support/requests";
import { kilobytes, table } from "./table";

/** What a package adds to the scripts of a page: Brotli bytes, and the share of its code that ran until the page was alive. */
export interface PackageCost {
  name: string;
  bytes: number;
  ran: number;
}

type Coverage = Awaited<ReturnType<Page["coverage"]["stopJSCoverage"]>>[number];

/** For each character of a script whether it ran: of nested ranges, the innermost counts. */
export function ranOf({ functions, source = "" }: Pick<Coverage, "functions" | "source">) {
  const ran = new Uint8Array(source.length);
  const length = (range: { startOffset: number; endOffset: number }) =>
    range.endOffset - range.startOffset;
  const ranges = functions.flatMap((one) => one.ranges).sort((a, b) => length(b) - length(a));
  for (const { startOffset, endOffset, count } of ranges)
    ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return ran;
}

/** Opens a page until it is alive, and says what each package cost and how much of it ran; dearest first. */
export async function measurePackages(
  browser: Browser,
  url: string,
  publicDir: string,
): Promise<PackageCost[]> {
  const page = await browser.newPage();
  await loadNothingAhead(page);
  await page.coverage.startJSCoverage();
  await page.goto(url, { waitUntil: "load" });
  await untilHydrated(page);
  const scripts = new Map(
    (await page.coverage.stopJSCoverage()).map((script) => [basename(script.url), ranOf(script)]),
  );
  await page.close();
  const { pathname } = new URL(url);
  const hasRun = (script: string, offset: number) => scripts.get(script)?.[offset] === 1;
  return [...packagesOfPage(publicDir, pathname, hasRun)]
    .filter(([, { minified }]) => minified > 0)
    .map(([name, { minified, brotli, ran }]) => ({ name, bytes: brotli, ran: ran / minified }))
    .sort((a, b) => b.bytes - a.bytes);
}

/** The costs as a table: packages in rows, pages in columns. */
export function packageTable(measured: Record<string, PackageCost[]>): string {
  const routes = Object.keys(measured);
  const names = [...new Set(Object.values(measured).flatMap((costs) => costs.map((c) => c.name)))];
  const cell = (cost: PackageCost | undefined) =>
    cost ? [kilobytes(cost.bytes), `${Math.round(cost.ran * 100)}%`] : ["", ""];
  return table([
    ["scripts by package: KB (Brotli), ran", ...routes.flatMap((route) => [route, ""])],
    ...names.map((name) => [
      name,
      ...routes.flatMap((route) => cell(measured[route]?.find((cost) => cost.name === name))),
    ]),
  ]);
}
