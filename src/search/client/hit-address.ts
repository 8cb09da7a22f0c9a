import { parseUrl } from "../../config/addresses/parse-url";

export interface AddressOptions {
  /** Path prefix of the site; "" if it has none. */
  base: string;
  /** Regular expression for addresses that stay as they are. */
  externalUrlPattern?: string;
}

const safe = /^https?:\/\//i;

/**
 * The address of a hit: path and anchor below the site's path prefix, whatever host the record names, or the whole
 * address if it matches the pattern. Anything that is not a web address leads to the home page.
 */
export function hitAddress(url: string, { base, externalUrlPattern }: AddressOptions): string {
  const parsed = parseUrl(url, "https://site.invalid");
  const isExternal = externalUrlPattern && new RegExp(externalUrlPattern).test(url);
  if (parsed && isExternal && safe.test(url)) return url;
  if (!parsed || !safe.test(parsed.href)) return `${base}/`;
  const route = `/${parsed.pathname.replace(/^\/+/, "")}${parsed.search}${parsed.hash}`;
  const hasPrefix = base !== "" && (route === base || route.startsWith(`${base}/`));
  return hasPrefix ? route : base + route;
}
