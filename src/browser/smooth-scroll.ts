import { prefersReducedMotion } from "./motion";

/** Each frame the distance that is left is multiplied by this. */
export const easing = 0.85;

/** A way shorter than this, in px, is gone at once. */
const closeEnough = 1;
/** The position may differ by this, in px, from the one set last; by more the page has moved, as parts of it grew. */
const rounding = 2;
/** What readers scroll with; of the pointer it is the scroll bar. */
const readersInput = ["wheel", "touchmove", "keydown", "pointerdown"];

let frame = 0;

/** True while the page is being scrolled smoothly. */
export function isScrolling(): boolean {
  return frame !== 0;
}

/** Ends smooth scrolling where it is. */
export function stopScrolling(): void {
  cancelAnimationFrame(frame);
  frame = 0;
  for (const name of readersInput) removeEventListener(name, stopScrolling, true);
}

function jump(top: number): void {
  window.scrollTo({ top, behavior: "instant" });
}

/**
 * Scrolls to a position, read anew each frame because pages grow: what was out of sight is laid out on the way, and
 * the browser moves the page to keep what is seen in its place. At once when reduced motion is preferred.
 */
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
  // The reader scrolls too: theirs wins.
  for (const name of readersInput)
    addEventListener(name, stopScrolling, { capture: true, passive: true });
}

/** Scrolls to the top of the page. */
export function scrollToTop(): void {
  smoothScroll(() => 0);
}

/** Where the page must be scrolled to for an element to be at its top, below the bar. */
function topOf(element: Element): number {
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const margin = parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  return element.getBoundingClientRect().top + scrollY - padding - margin;
}

/** The element that a hash names; null where there is none, also for a hash that is badly encoded. */
function elementOf(hash: string): Element | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** Scrolls smoothly to the element that a hash names. Says whether there is one. */
export function scrollToHash(hash: string): boolean {
  const element = elementOf(hash);
  if (element) smoothScroll(() => topOf(element));
  return element !== null;
}

/** True for a click that opens its link here, not in a new tab, and that nothing else has taken. */
function isPlain(event: MouseEvent): boolean {
  const { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  return !(defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey);
}

/**
 * Makes links to a place on the same page scroll smoothly. The browser still follows them, for the history and the
 * focus: it jumps, the page is put back before that is painted, and goes the way smoothly.
 */
export function listenForAnchors(): void {
  addEventListener("click", (event) => {
    const link = isPlain(event) && (event.target as Element | null)?.closest?.("a");
    if (!link || !link.hash || link.target || link.origin !== location.origin) return;
    if (link.pathname !== location.pathname || link.search !== location.search) return;
    const { hash } = link;
    if (!elementOf(hash) || prefersReducedMotion()) return;
    stopScrolling();
    const from = scrollY;
    frame = requestAnimationFrame(() => {
      jump(from);
      scrollToHash(hash);
    });
  });
}
