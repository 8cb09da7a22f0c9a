/** Characters with a meaning in addresses, which decodeURI leaves encoded, https://tc39.es/ecma262/#sec-decodeuri-uri */
const encodedTwice = /%25(2[346bcf]|3[abdf]|40)/gi;

/**
 * A path as it stands in the address bar, of one that the router tells: that decodes the address and encodes it again,
 * by which `%2F` becomes `%252F`. Gatsby would look for a page that it has not loaded.
 */
export function asInAddressBar(path: string): string {
  return path.replace(encodedTwice, "%$1");
}

/** What a path without its query says, decoded; as it is where it is badly encoded. */
function decodedPath(path: string): string {
  const bare = path.replace(/\?.*$/s, "");
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}

/** True for two forms of the path of one page. */
export function isSamePath(one: string, other: string): boolean {
  return decodedPath(one) === decodedPath(other);
}

/** False for an address that the router, which decodes its path and encodes its query, cannot take: it would throw. */
export function isRoutable(address: string): boolean {
  const [path = "", query = ""] = address.replace(/#.*$/s, "").split("?");
  try {
    decodeURIComponent(path);
    encodeURIComponent(query);
    return true;
  } catch {
    return false;
  }
}
