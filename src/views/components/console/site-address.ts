import { parseUrl } from "../../../config/addresses/parse-url";

/** An address of the docs as a path of this site, which may have another host; undefined if it is not http(s). */
export function siteAddress(url: string): string | undefined {
  const address = parseUrl(url);
  if (!address || !/^https?:$/.test(address.protocol)) return undefined;
  const { pathname, hash } = address;
  return pathname.startsWith("/docs/") ? `${__PATH_PREFIX__}${pathname}${hash}` : url;
}
