import type { Page } from "@playwright/test";
import { untilLaidOut } from "./hydration";

/**
 * Scrolls by the mouse wheel, as a reader does, and waits until the page has moved and stands still. It begins once the
 * page is laid out: the browser moves the reader when a late part gets its height.
 */
export async function wheel(page: Page, deltaY: number): Promise<void> {
  await untilLaidOut(page);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, deltaY);
  await page.waitForFunction((from) => scrollY !== from, before);
  await untilStill(page);
}

/** What a frame showed. */
export interface Frame {
  heading: string;
  y: number;
}

/** Notes what each frame shows from now on, between its layout and its paint: a timer might see what is never painted. */
export async function watchFrames(page: Page): Promise<() => Promise<Frame[]>> {
  await page.evaluate(() => {
    const frames: Frame[] = [];
    Object.assign(window, { paintedFrames: frames });
    const probe = document.documentElement.appendChild(document.createElement("div"));
    probe.style.cssText = "position: fixed; top: 0; left: 0; visibility: hidden; contain: strict";
    new ResizeObserver(() => {
      const heading = document.querySelector("main h1")?.textContent ?? "";
      frames.push({ heading, y: scrollY });
    }).observe(probe);
    const next = () => {
      probe.style.width = probe.style.width === "1px" ? "2px" : "1px";
      requestAnimationFrame(next);
    };
    next();
  });
  return () => page.evaluate(() => Reflect.get(window, "paintedFrames") as Frame[]);
}

/** Waits until the page has been at one place for ten frames. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let [still, last] = [0, scrollY]; still < 10;) {
      await frame();
      still = scrollY === last ? still + 1 : 0;
      last = scrollY;
    }
  });
}
