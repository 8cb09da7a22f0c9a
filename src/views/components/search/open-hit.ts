import { navigate } from "gatsby";
import type { MouseEvent } from "react";

const isAbsolute = (href: string) => /^https?:/i.test(href);

/** Opens a hit: with the router on this site, as a document elsewhere. */
export function openHit(href: string): void {
  if (isAbsolute(href)) window.location.assign(href);
  else void navigate(href.slice(__PATH_PREFIX__.length) || "/");
}

/** Handles clicks on a link to a hit, except those for a new tab or window. */
export function followHit(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openHit(event.currentTarget.getAttribute("href") ?? "/");
}
