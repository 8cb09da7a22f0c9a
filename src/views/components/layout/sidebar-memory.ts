/** Scroll positions by sidebar; most pages remount their sidebar. */
const scrollTops = new Map<string, number>();

/** Groups that the reader has opened or closed. */
export const openGroups = new Map<string, boolean>();

/** Stores the scroll position of a sidebar. */
export function rememberScroll(nav: HTMLElement | null, label: string): void {
  if (nav) scrollTops.set(label, nav.scrollTop);
}

/** Scrolls a sidebar to the link of the page if that is out of view. */
function showActive(nav: HTMLElement | null): void {
  const active = nav?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!nav || !active) return;
  const { top: at, bottom } = active.getBoundingClientRect();
  const frame = nav.getBoundingClientRect();
  if (at < frame.top || bottom > frame.bottom) nav.scrollTop += at - frame.top - frame.height / 3;
}

/**
 * Calls `showActive` after the page has been painted: reading positions earlier forces a layout during the click, and
 * the new page appears a frame later. Returns a function that cancels it.
 */
export function showActiveWhenDrawn(nav: HTMLElement | null): (() => void) | undefined {
  // Some blockers remove it.
  if (!("IntersectionObserver" in window)) return void showActive(nav);
  const drawn = new IntersectionObserver(() => {
    drawn.disconnect();
    showActive(nav);
  });
  if (nav) drawn.observe(nav);
  return () => drawn.disconnect();
}

/** Restores the scroll position of a sidebar, or scrolls to the link of the page. */
export function restoreScroll(nav: HTMLElement | null, label: string): void {
  const top = scrollTops.get(label);
  if (nav && top !== undefined) nav.scrollTop = top;
  showActive(nav);
}
