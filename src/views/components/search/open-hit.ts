import { navigate } from "gatsby";
import type { MouseEvent } from "react";

const isAbsolute = (href: string) => /^https?:/i.test(href);

/** Goes to a hit: within the site by the router, elsewhere by a full page load. */
export function openHit(href: string): void {
  if (isAbsolute(href)) window.location.assign(href);
  else void navigate(href.slice(__PATH_PREFIX__.length) || "/");
}

/** Handles the click on a link to a hit; clicks for a new tab or window are left to the browser. */
export function followHit(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openHit(event.currentTarget.getAttribute("href") ?? "/");
}
