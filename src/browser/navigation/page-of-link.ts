import { isRoutable } from "./router-path";

/**
 * Path of the page that a link opens in this window; undefined for links to other sites, files, other builds on the same
 * host, and the current page.
 */
export function pageOfLink(link: HTMLAnchorElement, prefix: string): string | undefined {
  const { origin, pathname, target, hreflang } = link;
  if (origin !== location.origin || (target && target !== "_self")) return undefined;
  if (link.hasAttribute("download") || hreflang || /\bexternal\b/.test(link.rel)) return undefined;
  if (prefix && pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return undefined;
  const path = pathname.replace(/(?:\/index)?\.html$/, "").replace(/(.)\/+$/, "$1") || "/";
  if (/\.[^/]*$/.test(path) || path === location.pathname || !isRoutable(path)) return undefined;
  return path;
}
