/** An internal link taken apart. */
export interface InternalLink {
  /** Clean path: no suffix `.html` or `/index.html`, no trailing slash. */
  route: string;
  /** Decoded fragment, without "#"; empty when there is none. */
  anchor: string;
}

/** The text of a percent-encoded one; the same where that is none. */
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

/** Takes a link on the page at `from` apart; null for links that leave the site (`https:`, `mailto:`). */
export function internalLink(href: string, from: string): InternalLink | null {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) return null;
  let url: URL;
  try {
    url = new URL(href, `https://site.invalid${from}`);
  } catch {
    return null;
  }
  return { route: cleanRoute(decoded(url.pathname)), anchor: decoded(url.hash.slice(1)) };
}
