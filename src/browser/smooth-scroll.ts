import { prefersReducedMotion } from "./media";
import { unfold } from "./unfold";

/** In each frame, the remaining distance is multiplied by this. */
export const easing = 0.85;

/** A shorter distance, in px, is scrolled at once. */
const closeEnough = 1;
/** A larger difference, in px, from the position set last means that the page moved because parts of it grew. */
const rounding = 2;
/** Events of a reader who scrolls; the pointer presses the scroll bar. */
const readersInput = ["wheel", "touchmove", "keydown", "pointerdown"];

let frame = 0;

/** True during smooth scrolling. */
export function isScrolling(): boolean {
  return frame !== 0;
}

function stopScrolling(): void {
  cancelAnimationFrame(frame);
  frame = 0;
  for (const name of readersInput) removeEventListener(name, stopScrolling, true);
}

function jump(top: number): void {
  window.scrollTo({ top, behavior: "instant" });
}

/** Scrolls to a position, which is read in each frame: parts that come into view are laid out, so pages grow on the way. */
export function smoothScroll(target: () => number): void {
  stopScrolling();
  const end = () =>
    Math.max(0, Math.min(target(), document.documentElement.scrollHeight - innerHeight));
  if (prefersReducedMotion()) return jump(end());
  let at = scrollY;
  const step = () => {
    if (Math.abs(scrollY - at) > rounding) at = scrollY;
    const left = (end() - at) * easing;
    const there = Math.abs(left) < closeEnough;
    at = there ? end() : end() - left;
    jump(at);
    if (there) return stopScrolling();
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  // When the reader scrolls, too, the reader wins.
  for (const name of readersInput)
    addEventListener(name, stopScrolling, { capture: true, passive: true });
}

export function scrollToTop(): void {
  smoothScroll(() => 0);
}

/** The scroll position at which an element is at the top, below the bar. */
function topOf(element: Element): number {
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const margin = parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  return element.getBoundingClientRect().top + scrollY - padding - margin;
}

/** The element that a hash names; null if there is none, or if the hash cannot be decoded. */
function elementOf(hash: string): Element | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** Scrolls to the element that a hash names; false if there is none. */
export function scrollToHash(hash: string): boolean {
  const element = elementOf(hash);
  if (!element) return false;
  unfold(element);
  smoothScroll(() => topOf(element));
  return true;
}

/** True for a click that opens its link in this tab and that no other listener has handled. */
function isPlain(event: MouseEvent): boolean {
  const { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  return !(defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey);
}

/**
 * Makes links within the page scroll smoothly. The browser still follows them, for the history and the focus: the page
 * jumps, returns before the next paint, and then scrolls.
 */
export function listenForAnchors(): void {
  addEventListener("click", (event) => {
    const link = isPlain(event) && (event.target as Element | null)?.closest?.("a");
    if (!link || !link.hash || link.target || link.origin !== location.origin) return;
    if (link.pathname !== location.pathname || link.search !== location.search) return;
    const { hash } = link;
    const element = elementOf(hash);
    if (element) unfold(element);
    if (!element || prefersReducedMotion()) return;
    stopScrolling();
    const from = scrollY;
    frame = requestAnimationFrame(() => {
      jump(from);
      scrollToHash(hash);
    });
  });
}
