/** The end of a path as words to search for: "/docs/api/get-item.html" -> "get item". At most 64 characters. */
export function wordsOfPath(path: string): string {
  const last = path.replace(/(\/index)?\.html?$/, "").match(/[^/]+(?=\/*$)/)?.[0] ?? "";
  return last
    .replace(/%[0-9a-f]{2}/gi, " ")
    .split(/[^\p{L}\p{N}]+/u)
    .join(" ")
    .trim()
    .slice(0, 64);
}
