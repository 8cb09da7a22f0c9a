import { prefersReducedMotion } from "./motion";

/** Each frame the distance that is left is multiplied by this. */
export const easing = 0.85;

let frame = 0;

/** True while the page is being scrolled smoothly. */
export function isScrolling(): boolean {
  return frame !== 0;
}

/** Ends smooth scrolling where it is. */
export function stopScrolling(): void {
  cancelAnimationFrame(frame);
  frame = 0;
}

/** Scrolls to a position, read anew each frame because pages grow; at once when reduced motion is preferred. */
export function smoothScroll(target: () => number): void {
  stopScrolling();
  const jump = (top: number) => window.scrollTo({ top, behavior: "instant" });
  const end = () =>
    Math.max(0, Math.min(target(), document.documentElement.scrollHeight - innerHeight));
  if (prefersReducedMotion()) return jump(end());
  let at = scrollY;
  const step = () => {
    // The reader scrolls too: theirs wins.
    if (Math.abs(scrollY - at) > 2) return stopScrolling();
    const left = (end() - at) * easing;
    at = Math.abs(left) < 1 ? end() : end() - left;
    jump(at);
    if (Math.abs(left) < 1) return stopScrolling();
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
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

/** Makes links to a place on the same page scroll smoothly: the browser jumps, unseen, and the way is shown. */
export function listenForAnchors(): void {
  addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link?.hash || link.pathname !== location.pathname || link.search !== location.search)
      return;
    const element = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (!element || prefersReducedMotion()) return;
    const from = scrollY;
    requestAnimationFrame(() => {
      window.scrollTo({ top: from, behavior: "instant" });
      smoothScroll(() => topOf(element));
    });
    // Gatsby must not jump while this one is on its way.
    frame = frame || -1;
  });
}
