/** Scrolling less than this, in px, is not taken for a direction. */
const least = 4;

/**
 * Hides the top bar on scroll down, and shows it on scroll up, at the top, and when a hash target is navigated to:
 * the scrolling that leads to a target hides nothing. Returns what ends it.
 */
export function hideOnScroll(bar: HTMLElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let last = scrollY;
  let toTarget = false;
  let settled = 0;
  const show = (shown: boolean) => {
    if (shown) delete bar.dataset.hidden;
    else bar.dataset.hidden = "";
  };
  // A menu that hangs from the bar stays where the reader opened it.
  const isInUse = () => bar.querySelector('[aria-expanded="true"]') !== null;
  const onTarget = () => {
    toTarget = true;
    show(true);
    clearTimeout(settled);
    settled = window.setTimeout(() => (toTarget = false), 300);
  };
  addEventListener(
    "scroll",
    () => {
      const moved = scrollY - last;
      if (Math.abs(moved) < least) return;
      last = scrollY;
      if (toTarget) return onTarget();
      const bottom = document.documentElement.scrollHeight - innerHeight;
      // Beyond the ends the browser bounces, which is no scrolling up.
      if (scrollY < bar.offsetHeight) show(true);
      else if (scrollY < bottom) show(moved < 0 || isInUse());
    },
    { signal, passive: true },
  );
  addEventListener("hashchange", onTarget, { signal });
  addEventListener(
    "click",
    ({ target }) => {
      if ((target as Element | null)?.closest('a[href*="#"]')) onTarget();
    },
    { signal, capture: true },
  );
  if (location.hash) onTarget();
  // A bar that has the focus must be seen.
  bar.addEventListener("focusin", () => show(true), { signal });
  return () => {
    ending.abort();
    clearTimeout(settled);
    show(true);
  };
}
