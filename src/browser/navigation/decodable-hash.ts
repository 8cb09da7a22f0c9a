/** A hash that `decodeURI` accepts: one that is badly encoded is taken literally. */
export function decodableHash(hash: string): string {
  try {
    decodeURI(hash);
    return hash;
  } catch {
    return hash.replaceAll("%", "%25");
  }
}
