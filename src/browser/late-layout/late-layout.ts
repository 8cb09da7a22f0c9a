import { whenIdle } from "../when-idle";
import { lateSelector } from "./late-parts";

/** Of a screen full of text about half: laid out in one piece also on a slow phone. */
const atOnce = 8;

const isWaiting = () => document.documentElement.dataset.layout === "late";

/** Resolves in an idle moment after the next frame: what was changed before has been laid out then. */
const nextIdle = () =>
  new Promise<void>((done) => requestAnimationFrame(() => whenIdle(done, 500)));

function forget(part: HTMLElement): void {
  part.style.removeProperty("content-visibility");
  if (!part.getAttribute("style")) part.removeAttribute("style");
}

/** Ends the waiting at once: another page is about to be shown, at whatever position. */
export function endLateLayout(): void {
  delete document.documentElement.dataset.layout;
}

/** Lays out what waits, a few parts a frame, so that nothing is held up. */
export async function layOutRest(): Promise<void> {
  const parts = isWaiting() ? [...document.querySelectorAll<HTMLElement>(lateSelector)] : [];
  for (let done = 0; done < parts.length && isWaiting(); done += atOnce) {
    for (const part of parts.slice(done, done + atOnce)) part.style.contentVisibility = "visible";
    await nextIdle();
  }
  endLateLayout();
  parts.forEach(forget);
}
