/** A hash that `decodeURI` takes, of any hash that a reader may have: one that is badly encoded stands for itself. */
export function decodableHash(hash: string): string {
  try {
    decodeURI(hash);
    return hash;
  } catch {
    return hash.replaceAll("%", "%25");
  }
}
