import { whenIdle } from "../when-idle";

/** Milliseconds for which a link must be in view, not only scrolled past. */
const dwellMs = 150;

interface Watched {
  timer?: ReturnType<typeof setTimeout>;
  isSeen: boolean;
}

/** Calls back when links, including those added later, stay in view, and when they leave it. */
export function watchLinks(
  onSeen: (link: HTMLAnchorElement) => void,
  onLost: (link: HTMLAnchorElement) => void,
): void {
  if (!("IntersectionObserver" in window)) return;
  const links = new Map<Element, Watched>();
  const views = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = target as HTMLAnchorElement;
      const watched = links.get(link);
      if (!watched) continue;
      clearTimeout(watched.timer);
      if (isIntersecting)
        watched.timer = setTimeout(() => {
          watched.isSeen = true;
          onSeen(link);
        }, dwellMs);
      else if (watched.isSeen) {
        watched.isSeen = false;
        onLost(link);
      }
    }
  });
  const take = () => {
    for (const [link, { timer, isSeen }] of links) {
      if (link.isConnected) continue;
      clearTimeout(timer);
      views.unobserve(link);
      links.delete(link);
      if (isSeen) onLost(link as HTMLAnchorElement);
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]")) {
      if (links.has(link)) continue;
      links.set(link, { isSeen: false });
      views.observe(link);
    }
  };
  let isPlanned = false;
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    whenIdle(() => {
      isPlanned = false;
      take();
    });
  };
  new MutationObserver(plan).observe(document.body, { childList: true, subtree: true });
  plan();
}
