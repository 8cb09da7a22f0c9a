import { isRoutable } from "../navigation/router-path";

/**
 * Path of the page of this site that a link opens in this window, without query and hash; undefined for a link that
 * leads elsewhere, to a file, to another build below the same host, or to a place on the page that is shown.
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
