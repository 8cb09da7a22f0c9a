/** An address of the documentation as a path of this site, which may be a copy at another address; undefined for others. */
export function siteAddress(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { pathname, hash, protocol } = new URL(url);
  if (!/^https?:$/.test(protocol)) return undefined;
  return pathname.startsWith("/docs/") ? `${__PATH_PREFIX__}${pathname}${hash}` : url;
}
