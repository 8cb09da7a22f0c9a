/** Where each sidebar was scrolled to and which groups the reader opened or closed; most pages remount it. */
const scrollTops = new Map<string, number>();
const chosen = new Map<string, boolean>();

/** Remembers how far a sidebar is scrolled. */
export function keepScroll(nav: HTMLElement | null, label: string): void {
  if (nav) scrollTops.set(label, nav.scrollTop);
}

/** Scrolls a sidebar to the link of the page, where that is out of view. */
export function showActive(nav: HTMLElement | null): void {
  const active = nav?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!nav || !active) return;
  const { top: at, bottom } = active.getBoundingClientRect();
  const frame = nav.getBoundingClientRect();
  if (at < frame.top || bottom > frame.bottom) nav.scrollTop += at - frame.top - frame.height / 3;
}

/**
 * `showActive` once the page has been drawn: to ask for places before would lay it out within the click that changes it,
 * and the new page would be seen a frame later. Returns what ends the waiting.
 */
export function showActiveWhenDrawn(nav: HTMLElement | null): (() => void) | undefined {
  // A blocker has taken it away.
  if (!("IntersectionObserver" in window)) return void showActive(nav);
  const drawn = new IntersectionObserver(() => {
    drawn.disconnect();
    showActive(nav);
  });
  if (nav) drawn.observe(nav);
  return () => drawn.disconnect();
}

/** Scrolls a sidebar to where it was; on the first page to the active link. */
export function restoreScroll(nav: HTMLElement | null, label: string): void {
  const top = scrollTops.get(label);
  if (nav && top !== undefined) nav.scrollTop = top;
  showActive(nav);
}

/** Whether the reader has opened or closed a group, or undefined when not touched. */
export function chosenState(group: string): boolean | undefined {
  return chosen.get(group);
}

/** Remembers that the reader opened or closed a group. */
export function chooseState(group: string, open: boolean): void {
  chosen.set(group, open);
}
