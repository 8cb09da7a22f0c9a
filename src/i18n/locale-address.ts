interface Place {
  /** Path prefix of this build; ends with its locale, unless that is the default. */
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
  /** The default locale, which has no prefix. */
  base: string;
}

/** The address of the same place in another locale. */
export function localeAddress(place: Place, to: string, { current, base }: Locales): string {
  const { prefix, path, search, hash } = place;
  const own = current === base ? "" : `/${current}`;
  const root = own && prefix.endsWith(own) ? prefix.slice(0, -own.length) : prefix;
  return `${root}${to === base ? "" : `/${to}`}${path}${search}${hash}`;
}
