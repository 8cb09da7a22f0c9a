import { whenIdle } from "../when-idle";
import { likelyLinks } from "./likely-links";

/** Milliseconds for which the view must rest: links that are scrolled past do not count. */
const dwellMs = 150;

/** Calls back with the likely links in view, the likeliest first, whenever others have come into view. */
export function watchLinks(onChange: (inView: HTMLAnchorElement[]) => void): void {
  if (!("IntersectionObserver" in window)) return;
  let likely: HTMLAnchorElement[] = [];
  const visible = new Set<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const views = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) visible.add(target);
      else visible.delete(target);
    clearTimeout(timer);
    timer = setTimeout(() => onChange(likely.filter((link) => visible.has(link))), dwellMs);
  });
  const take = () => {
    isPlanned = false;
    views.disconnect();
    visible.clear();
    likely = likelyLinks();
    for (const link of likely) views.observe(link);
  };
  let isPlanned = false;
  const plan = () => {
    if (!isPlanned) whenIdle(take);
    isPlanned = true;
  };
  new MutationObserver(plan).observe(document.body, { childList: true, subtree: true });
  plan();
}
