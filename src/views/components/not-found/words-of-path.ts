/** The end of a path as a query, up to 64 characters: "/docs/api/get-order.html" -> "get order". */
export function wordsOfPath(path: string): string {
  const last = path.replace(/(\/index)?\.html?$/, "").match(/[^/]+(?=\/*$)/)?.[0] ?? "";
  return last
    .replace(/%[0-9a-f]{2}/gi, " ")
    .split(/[^\p{L}\p{N}]+/u)
    .join(" ")
    .trim()
    .slice(0, 64);
}
