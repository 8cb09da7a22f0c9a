import { parseUrl } from "./parse-url";

interface InternalLink {
  /** Without `.html`, `/index.html`, or a trailing slash. */
  route: string;
  /** Decoded, without "#"; empty if there is none. */
  anchor: string;
}

/** Percent-decodes a text; returns it unchanged if its encoding is invalid. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `/docs/`, `/docs.html` and `/docs/index.html` all stand for `/docs`. */
export function cleanRoute(path: string): string {
  return path.replace(/(\/index)?\.html$/, "").replace(/(.)\/+$/, "$1") || "/";
}

/** Parses a link on the page at `from`; null for links that leave the site (`https:`, `mailto:`). */
export function internalLink(href: string, from: string): InternalLink | null {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) return null;
  const url = parseUrl(href, `https://site.invalid${from}`);
  if (!url) return null;
  return { route: cleanRoute(decoded(url.pathname)), anchor: decoded(url.hash.slice(1)) };
}
