import { cleanRoute, decoded } from "../../config/addresses/internal-link";
import { sentAddress } from "../../config/addresses/sent-address";
import type { LinkTo } from "./html-markdown";
import { markdownRoute } from "../../config/addresses/markdown-route";

/** Absolute links, which still work in copied text, to Markdown versions where they exist. `site` includes the prefix. */
export function markdownLinks(
  site: string,
  prefix: string,
  hasMarkdown: (route: string) => boolean,
): LinkTo {
  return (href) => {
    if (!href.startsWith("/") || href.startsWith("//")) return href;
    const inside = prefix && href.startsWith(`${prefix}/`) ? href.slice(prefix.length) : href;
    const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(inside) ?? [];
    const route = cleanRoute(decoded(path));
    return site + sentAddress((hasMarkdown(route) ? markdownRoute(route) : path) + rest);
  };
}
