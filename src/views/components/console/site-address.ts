import { parseUrl } from "../../../config/addresses/parse-url";

/** An address of the documentation as a path of this site, which may be a copy at another address; undefined for others. */
export function siteAddress(url: string): string | undefined {
  const address = parseUrl(url);
  if (!address || !/^https?:$/.test(address.protocol)) return undefined;
  const { pathname, hash } = address;
  return pathname.startsWith("/docs/") ? `${__PATH_PREFIX__}${pathname}${hash}` : url;
}
