/** Reserved characters, which decodeURI leaves encoded: https://tc39.es/ecma262/#sec-decodeuri-uri */
const encodedTwice = /%25(2[346bcf]|3[abdf]|40)/gi;

/** The router decodes and encodes paths, which turns `%2F` into `%252F`, and Gatsby would look for another page. */
export function asInAddressBar(path: string): string {
  return path.replace(encodedTwice, "%$1");
}

/** A path without its query, decoded if possible. */
function decodedPath(path: string): string {
  const bare = path.replace(/\?.*$/s, "");
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}

/** True for two encodings of the same path. */
export function isSamePath(one: string, other: string): boolean {
  return decodedPath(one) === decodedPath(other);
}

/** False for addresses on which the router would throw: it decodes the path and encodes the query. */
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
