import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Page } from "@playwright/test";
import { untilHydrated } from "../e2e/support/hydration";
import { loadNothingAhead } from "../e2e/support/requests";

/** Brotli bytes (quality 11) of what a reader's browser asks for. */
export interface PageBytes {
  html: number;
  js: number;
  /** Style sheets and what is inlined into the HTML; the latter is in `html` too. */
  css: number;
  fonts: number;
  /** The page's own page-data.json. */
  pageData: number;
  /** Data that pages share: app-data.json and results of static queries. */
  sharedData: number;
  other: number;
  /** Everything, each byte once. */
  total: number;
  requests: number;
}

export interface PageCost {
  /** Asked for before the load event. */
  beforeLoad: PageBytes;
  /** Asked for until React has taken over the page: the page's own scripts come after the load event, or shortly before. */
  untilHydrated: PageBytes;
}

const nothing: PageBytes = {
  html: 0,
  js: 0,
  css: 0,
  fonts: 0,
  pageData: 0,
  sharedData: 0,
  other: 0,
  total: 0,
  requests: 0,
};

const sizes = new Map<string, number>();

function brotli(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

function fileSize(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = brotli(readFileSync(file));
  sizes.set(file, size);
  return size;
}

function kindOf(path: string): Exclude<keyof PageBytes, "total" | "requests" | "html"> {
  if (path.endsWith("/page-data.json")) return "pageData";
  if (path.startsWith("/page-data/")) return "sharedData";
  if (path.endsWith(".css")) return "css";
  if (/\.m?js$/.test(path)) return "js";
  return /\.(?:woff2?|ttf|otf)$/.test(path) ? "fonts" : "other";
}

function inlinedCss(html: string): number {
  const sheets = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
  return sheets.length ? brotli(Buffer.from(sheets.join("\n"))) : 0;
}

interface Requested {
  path: string;
  beforeLoad: boolean;
}

/** Paths that the browser asks for until the page is hydrated, each once. */
async function requestedPaths(page: Page, url: string): Promise<Requested[]> {
  // What is loaded ahead for other pages is not a cost of this one.
  await loadNothingAhead(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Page.enable");
  const { origin } = new URL(url);
  const startedAt = new Map<string, number>();
  session.on("Network.requestWillBeSent", ({ request, timestamp }) => {
    const target = new URL(request.url);
    if (target.origin !== origin || target.pathname === "/favicon.ico") return;
    if (!startedAt.has(target.pathname)) startedAt.set(target.pathname, timestamp);
  });
  const load = new Promise<number>((done) =>
    session.once("Page.loadEventFired", ({ timestamp }) => done(timestamp)),
  );
  await page.goto(url, { waitUntil: "load" });
  await untilHydrated(page);
  const loadedAt = await load;
  await session.detach();
  return (
    [...startedAt]
      .map(([path, at]) => ({ path, beforeLoad: at <= loadedAt }))
      // Whole style sheets and the code font come when there is nothing else to be done; what paints the page stands in
      // its HTML.
      .filter(({ path, beforeLoad }) => beforeLoad || !/\.(?:css|woff2)$/.test(path))
  );
}

function sum(paths: readonly string[], route: string, publicDir: string): PageBytes {
  const document = join(publicDir, route, "index.html");
  const inlined = inlinedCss(readFileSync(document, "utf8"));
  const bytes = { ...nothing, css: inlined, requests: paths.length };
  for (const path of paths) {
    const size = fileSize(path === route ? document : join(publicDir, path));
    bytes.total += size;
    bytes[path === route ? "html" : kindOf(path)] += size;
  }
  return bytes;
}

/** Opens a page of a built site and counts what it takes; the sizes come from the files, so they repeat. */
export async function measurePage(page: Page, url: string, publicDir: string): Promise<PageCost> {
  const route = new URL(url).pathname;
  const requested = await requestedPaths(page, url);
  const early = requested.filter(({ beforeLoad }) => beforeLoad);
  const bytesOf = (list: readonly Requested[]) =>
    sum(
      list.map(({ path }) => path),
      route,
      publicDir,
    );
  return { beforeLoad: bytesOf(early), untilHydrated: bytesOf(requested) };
}
