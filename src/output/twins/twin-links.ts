import { cleanRoute, decoded } from "../../config/addresses/internal-link";
import { sentAddress } from "../../config/addresses/sent-address";
import type { LinkTo } from "./html-markdown";
import { twinRoute } from "../../config/addresses/markdown-route";

/**
 * Links of twins are absolute, so that a text that was copied still leads somewhere; those to pages that have a twin
 * lead to it. `site` is the address of the site with its path prefix.
 */
export function twinLinks(
  site: string,
  prefix: string,
  hasTwin: (route: string) => boolean,
): LinkTo {
  return (href) => {
    if (!href.startsWith("/") || href.startsWith("//")) return href;
    const inside = prefix && href.startsWith(`${prefix}/`) ? href.slice(prefix.length) : href;
    const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(inside) ?? [];
    const route = cleanRoute(decoded(path));
    return site + sentAddress((hasTwin(route) ? twinRoute(route) : path) + rest);
  };
}
