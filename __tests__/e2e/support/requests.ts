import { expect, type Page, type Request } from "@playwright/test";
import { untilIdle } from "./hydration";

/** Requests of a page that have neither been answered nor failed. */
const underWay = new WeakMap<Page, Set<Request>>();

/** What the browser has asked for, by path, in order; with the origin where that is not the site's. */
export function logRequests(page: Page): string[] {
  const requests: string[] = [];
  const open = new Set<Request>();
  underWay.set(page, open);
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (!/^(?:https?|wss?):$/.test(url.protocol)) return;
    open.add(request);
    requests.push((url.hostname === "localhost" ? "" : url.origin) + url.pathname);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return requests;
}

/** Waits until all that was asked for is there, and quiet moments after it add no request. */
export async function untilQuiet(page: Page, requests: readonly string[]): Promise<void> {
  for (let seen = -1; seen !== requests.length;) {
    seen = requests.length;
    await expect.poll(() => underWay.get(page)?.size).toBe(0);
    await untilIdle(page);
  }
}

/** Routes whose page data has been asked for. */
export function pagesIn(requests: readonly string[]): string[] {
  return requests.flatMap((path) => {
    const route = /^\/page-data(\/.*)\/page-data\.json$/.exec(path)?.[1];
    return route ? [route === "/index" ? "/" : route] : [];
  });
}

interface FakeConnection {
  effectiveType: string;
  saveData: boolean;
}

/** Gives every document that is opened from now on a connection; the returned function changes it while one is shown. */
export async function fakeConnection(
  page: Page,
  first: FakeConnection,
): Promise<(to: FakeConnection) => Promise<void>> {
  await page.addInitScript((start) => {
    const connection = Object.assign(new EventTarget(), start);
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  }, first);
  return (to) =>
    page.evaluate((now) => {
      const { connection } = navigator as unknown as { connection: EventTarget };
      Object.assign(connection, now).dispatchEvent(new Event("change"));
    }, to);
}

interface FakeLine {
  /** Milliseconds to the first byte. */
  rtt: number;
  /** Bytes per millisecond. */
  rate: number;
}

/** A browser that tells nothing of its connection, as Safari and Firefox. */
export const tellNothing = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: undefined, configurable: true }),
  );

/**
 * Lets all requests seem to have taken as long as on a given line, whatever the machine is busy with; the returned
 * function changes the line for requests that end from then on.
 */
export async function fakeLine(
  page: Page,
  first: FakeLine,
): Promise<(to: FakeLine) => Promise<void>> {
  await page.addInitScript((start) => {
    const now = Object.assign(window, { line: start });
    const { prototype } = PerformanceResourceTiming;
    const define = (name: string, get: (this: PerformanceResourceTiming) => number) =>
      Object.defineProperty(prototype, name, { get, configurable: true });
    // Far from each other: requests that share a line would be measured together.
    define("requestStart", function () {
      return 1 + this.startTime * 1e6;
    });
    define("responseStart", function () {
      return this.requestStart + now.line.rtt;
    });
    define("responseEnd", function () {
      return this.responseStart + this.transferSize / now.line.rate;
    });
  }, first);
  return (to) => page.evaluate((line) => void Object.assign(window, { line }), to);
}

/** Lets nothing be loaded ahead, for tests that hold back what a click asks for. */
export async function loadNothingAhead(page: Page): Promise<void> {
  await fakeConnection(page, { effectiveType: "4g", saveData: true });
}
