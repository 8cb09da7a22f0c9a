import { whenIdle } from "../when-idle";
import { lateSelector } from "./late-parts";

/** About half a screen of text, which even a slow phone lays out in one frame. */
const atOnce = 8;

const isWaiting = () => document.documentElement.dataset.layout === "late";

/** Resolves in an idle moment after the next frame, when earlier changes have been laid out. */
const nextIdle = () =>
  new Promise<void>((done) => requestAnimationFrame(() => whenIdle(done, 500)));

function clearStyle(part: HTMLElement): void {
  part.style.removeProperty("content-visibility");
  if (!part.getAttribute("style")) part.removeAttribute("style");
}

/** Lays out everything at once, because another page is about to be shown. */
export function endLateLayout(): void {
  delete document.documentElement.dataset.layout;
}

/** Lays out the remaining parts, a few per frame, so that the page stays responsive. */
export async function layOutRest(): Promise<void> {
  const parts = isWaiting() ? [...document.querySelectorAll<HTMLElement>(lateSelector)] : [];
  for (let done = 0; done < parts.length && isWaiting(); done += atOnce) {
    for (const part of parts.slice(done, done + atOnce)) part.style.contentVisibility = "visible";
    await nextIdle();
  }
  endLateLayout();
  parts.forEach(clearStyle);
}
