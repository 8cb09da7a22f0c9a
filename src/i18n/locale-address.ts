interface Place {
  /** Path prefix of this build; it ends with its locale, unless that is the default one. */
  prefix: string;
  /** Route of the page, without the prefix. */
  path: string;
  /** Query with `?`, or empty. */
  search: string;
  /** Anchor with `#`, or empty. */
  hash: string;
}

interface Locales {
  /** Locale of this build. */
  current: string;
  /** The locale without a prefix. */
  base: string;
}

/** Address of the same place in another locale: path, query and hash are kept, the locale's prefix changes. */
export function localeAddress(place: Place, to: string, { current, base }: Locales): string {
  const { prefix, path, search, hash } = place;
  const own = current === base ? "" : `/${current}`;
  const root = own && prefix.endsWith(own) ? prefix.slice(0, -own.length) : prefix;
  return `${root}${to === base ? "" : `/${to}`}${path}${search}${hash}`;
}
