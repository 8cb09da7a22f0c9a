/** Scrolling by fewer pixels has no direction. */
const leastMovePx = 4;
/** Scrolling to a hash target is over when no scroll event has come for so long. */
const settledAfterMs = 300;

/** Hides the top bar on scroll down; shows it on scroll up, at the top, and on the way to a hash target. */
export function hideOnScroll(bar: HTMLElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let last = scrollY;
  let toTarget = false;
  let settled = 0;
  // What sticks below the bar reads `--top`, or else takes the height of the bar.
  const show = (shown: boolean) => {
    bar.toggleAttribute("data-hidden", !shown);
    document.documentElement.style.setProperty("--top", shown ? null : "0px");
  };
  // An open menu hangs from the bar.
  const isInUse = () => bar.querySelector('[aria-expanded="true"]') !== null;
  const onTarget = () => {
    toTarget = true;
    show(true);
    clearTimeout(settled);
    settled = window.setTimeout(() => (toTarget = false), settledAfterMs);
  };
  addEventListener(
    "scroll",
    () => {
      const moved = scrollY - last;
      if (Math.abs(moved) < leastMovePx) return;
      last = scrollY;
      if (toTarget) return onTarget();
      const bottom = document.documentElement.scrollHeight - innerHeight;
      // At the ends, browsers bounce, which is not scrolling up.
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
  bar.addEventListener("focusin", () => show(true), { signal });
  return () => {
    ending.abort();
    clearTimeout(settled);
    show(true);
  };
}
