export interface AddressOptions {
  /** Path prefix of the site, "" without one. */
  base: string;
  /** Regular expression of addresses that stay as they are. */
  externalUrlPattern?: string;
}

/** Where a hit leads. */
export interface HitAddress {
  href: string;
  /** Opened by a full page load. */
  external: boolean;
}

const safe = /^https?:\/\//i;

/**
 * The address of a hit on this site: its path and anchor below the site's path prefix, whatever host the record
 * names. An address that matches the pattern stays as it is. What is no address at all leads to the home page.
 */
export function hitAddress(url: string, { base, externalUrlPattern }: AddressOptions): HitAddress {
  let parsed: URL | undefined;
  try {
    parsed = new URL(url, "https://site.invalid");
  } catch {
    parsed = undefined;
  }
  const matches = externalUrlPattern && new RegExp(externalUrlPattern).test(url);
  if (parsed && matches && safe.test(url)) return { href: url, external: true };
  if (!parsed || !safe.test(parsed.href)) return { href: `${base}/`, external: false };
  const route = `/${parsed.pathname.replace(/^\/+/, "")}${parsed.search}${parsed.hash}`;
  const prefixed = base !== "" && (route === base || route.startsWith(`${base}/`));
  return { href: prefixed ? route : base + route, external: false };
}
