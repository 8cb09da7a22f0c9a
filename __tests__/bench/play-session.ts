import type { Locator, Page } from "@playwright/test";
import { untilHydrated } from "../e2e/support/hydration";
import type { Session, Step } from "./reading-sessions";

/** Milliseconds that a reader looks at a page, rests on a link that is passed, and rests on the link before the click. */
export interface Pace {
  look: number;
  pass: number;
  rest: number;
}

/** What one session cost. */
export interface Played {
  /** Milliseconds from each click to the frame in which the new heading is painted. */
  clicks: number[];
  /** Pages that were loaded before a click asked for them. */
  ahead: number;
  /** Of these, pages that were opened. */
  aheadAndOpened: number;
  opened: number;
  /** Bytes on the line after the first page was alive. */
  bytes: number;
  aborted: number;
}

interface Timed {
  /** When the reader pressed, by the clock. */
  at: number;
  clickedAt?: number;
  paintedAfter?: number;
}

/** Notes the click, and the first task after the frame in which another heading is there. */
function observe(): void {
  const timed: Timed & { heading?: string } = { at: 0 };
  Object.assign(window, { timed });
  const heading = () => document.querySelector("main h1")?.textContent + location.pathname;
  const begin = () => {
    timed.at = Date.now();
    timed.clickedAt = performance.now();
    timed.heading = heading();
    delete timed.paintedAfter;
  };
  addEventListener("click", begin, true);
  Object.assign(window, { beginTiming: begin });
  const look = () => {
    const { clickedAt } = timed;
    if (clickedAt !== undefined && heading() !== timed.heading) {
      timed.clickedAt = undefined;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (timed.paintedAfter = performance.now() - clickedAt);
      port2.postMessage(0);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const routeIn = (address: string) => {
  const route = /\/page-data(\/.*)\/page-data\.json$/.exec(new URL(address).pathname)?.[1];
  return route === "/index" ? "/" : route;
};

/** Links of the page that a step may mean, in their order. */
function linksFor(page: Page, step: Step): Locator {
  const [kind = ""] = step.split(" ");
  if (kind === "next" || kind === "previous")
    return page.locator(`main a[rel="${kind === "next" ? "next" : "prev"}"]`);
  if (kind === "row") return page.locator('nav[aria-label*="idebar"] a[href^="/"]:visible');
  return page
    .locator('main :is(article, section, p, li, main) a[href^="/"]:visible')
    .filter({ hasNotText: /markdown|\.json|\.ya?ml/i });
}

/** The link of a step; undefined if the page has none. */
async function targetOf(page: Page, step: Step): Promise<Locator | undefined> {
  const links = linksFor(page, step);
  const count = await links.count();
  const isOther = (href: string | null) =>
    href !== null && !/\.|^\/(?:search|docs\/api\/changes)/.test(href.replace(/#.*$/, ""));
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const here = new URL(page.url()).pathname;
  const pages = hrefs.flatMap((href, index) =>
    isOther(href) && href?.replace(/[#?].*$/, "") !== here ? [index] : [],
  );
  if (!count || !pages.length) return undefined;
  const offset = Number(step.split(" ")[1] ?? 0);
  const at = hrefs.findIndex((href) => href === here);
  const wanted = step.startsWith("row") ? at + offset : (pages[offset % pages.length] ?? 0);
  const nearest = pages.reduce((a, b) => (Math.abs(b - wanted) < Math.abs(a - wanted) ? b : a));
  return links.nth(nearest);
}

/** Moves the pointer over the link above the target, as a hand does, then to it, rests, and presses. */
async function press(page: Page, target: Locator, pace: Pace): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("The link has no place");
  const [x, y] = [box.x + Math.min(20, box.width / 2), box.y + box.height / 2];
  await page.mouse.move(x, Math.max(80, y - 60));
  await page.waitForTimeout(pace.pass);
  await page.mouse.move(x, Math.max(80, y - 30));
  await page.waitForTimeout(pace.pass);
  await page.mouse.move(x, y);
  await page.waitForTimeout(pace.rest);
  await page.mouse.down();
  await page.mouse.up();
}

async function search(page: Page, words: string, pace: Pace): Promise<void> {
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search the docs" });
  // Its code comes first, which takes a while on a slow line.
  await dialog.getByRole("combobox").fill(words);
  await dialog.getByRole("row").first().waitFor();
  await page.waitForTimeout(pace.rest);
  await page.evaluate(() => (window as unknown as { beginTiming(): void }).beginTiming());
  await page.keyboard.press("Enter");
}

/** Takes a step; false if the page offers no way. */
async function take(page: Page, step: Step, pace: Pace): Promise<boolean> {
  if (step === "back") {
    await page.evaluate(() => (window as unknown as { beginTiming(): void }).beginTiming());
    await page.evaluate(() => history.back());
  } else if (step.startsWith("search ")) await search(page, step.slice(7), pace);
  else {
    const target = await targetOf(page, step);
    if (!target) return false;
    await press(page, target, pace);
  }
  return true;
}

/** Waits for the new page: when the reader pressed, and how many ms later it was painted. */
async function untilChanged(page: Page): Promise<{ at: number; after: number }> {
  const changed = await page.waitForFunction(() => {
    const { at, paintedAfter } = (window as unknown as { timed: Timed }).timed;
    return paintedAfter !== undefined && { at, after: paintedAfter };
  });
  return (await changed.jsonValue()) as { at: number; after: number };
}

/** Notes when the data of pages were asked for, which of them came, and the bytes of everything. */
async function watchLoads(page: Page) {
  const askedAt = new Map<string, number>();
  const loads = { askedAt, came: new Set<string>(), aborted: 0, bytes: 0, isCounting: false };
  page.on("request", (request) => {
    const route = routeIn(request.url());
    if (route && loads.isCounting && !askedAt.has(route)) askedAt.set(route, Date.now());
  });
  page.on("requestfinished", (request) => loads.came.add(routeIn(request.url()) ?? ""));
  page.on("requestfailed", (request) => {
    const route = routeIn(request.url());
    if (!route || !loads.isCounting) return;
    loads.aborted++;
    askedAt.delete(route);
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    if (loads.isCounting) loads.bytes += encodedDataLength;
  });
  return loads;
}

/** Plays one session on a page that is not opened yet. */
export async function playSession(
  page: Page,
  url: string,
  { start, steps }: Session,
  pace: Pace,
): Promise<Played> {
  await page.addInitScript(observe);
  const loads = await watchLoads(page);
  await page.goto(url + start, { waitUntil: "load" });
  await untilHydrated(page);
  loads.isCounting = true;
  const clicks: number[] = [];
  const openedAt = new Map<string, number>();
  for (const step of steps) {
    await page.waitForTimeout(pace.look);
    if (!(await take(page, step, pace))) continue;
    const { at, after } = await untilChanged(page);
    clicks.push(after);
    const route = new URL(page.url()).pathname;
    if (!openedAt.has(route)) openedAt.set(route, at);
  }
  const { askedAt, came, aborted, bytes } = loads;
  const isAhead = ([route, at]: [string, number]) =>
    came.has(route) && at < (openedAt.get(route) ?? Infinity);
  const ahead = [...askedAt].filter(isAhead).map(([route]) => route);
  return {
    clicks,
    ahead: ahead.length,
    aheadAndOpened: ahead.filter((route) => openedAt.has(route)).length,
    opened: openedAt.size,
    bytes,
    aborted,
  };
}
