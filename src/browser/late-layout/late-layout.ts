import { whenIdle } from "../when-idle";
import { lateSelector } from "./late-parts";

/** Elements that even a slow phone styles and lays out in one frame. */
const atOnce = 200;

const isWaiting = () => document.documentElement.dataset.layout === "late";

/** Resolves in an idle moment after the next frame, when earlier changes have been laid out. */
const nextIdle = () =>
  new Promise<void>((done) => requestAnimationFrame(() => whenIdle(done, 500)));

/** Something is being pressed. What moves away before it is released gets no click. */
const isPressed = () => document.documentElement.matches(":active");

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
  if (!isWaiting()) return;
  const parts = [...document.querySelectorAll<HTMLElement>(lateSelector)];
  // The style sheets that have just come take the next frame.
  let inFrame = atOnce;
  for (const part of parts) {
    const elements = part.getElementsByTagName("*").length;
    if (inFrame + elements > atOnce) {
      do await nextIdle();
      while (isPressed());
      inFrame = 0;
    }
    if (!isWaiting()) break;
    part.style.contentVisibility = "visible";
    inFrame += elements;
  }
  await nextIdle();
  endLateLayout();
  parts.forEach(clearStyle);
}
