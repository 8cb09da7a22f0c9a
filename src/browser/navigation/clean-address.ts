/** An address whose path ends in `.html` or `/index.html`, without that ending; others stay as they are. */
export function cleanAddress(address: string): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const clean = path.replace(/\/index\.html$/, "").replace(/\.html$/, "");
  return clean === path ? address : (clean || "/") + rest;
}

/**
 * On a host without rules an address with such an ending gets the not-found page: leads on to the page itself.
 * Where the host sends the page all the same, Gatsby mends the address. `pagePath` is that of the sent document.
 */
export function leaveEnding(pagePath: string | undefined): void {
  const { pathname, search, hash } = location;
  const clean = cleanAddress(pathname);
  if (pagePath?.startsWith("/404") && clean !== pathname) location.replace(clean + search + hash);
}
