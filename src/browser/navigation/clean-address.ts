/** An address without the ending `.html` or `/index.html` of its path. */
export function cleanAddress(address: string): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const clean = path.replace(/\/index\.html$/, "").replace(/\.html$/, "");
  return clean === path ? address : (clean || "/") + rest;
}

/**
 * Hosts without rules send the not-found page for an address with such an ending: opens the actual page. If a host sends
 * the page, Gatsby corrects the address. `pagePath` is the route of the document that was sent.
 */
export function leaveEnding(pagePath: string | undefined): void {
  const { pathname, search, hash } = location;
  const clean = cleanAddress(pathname);
  if (pagePath?.startsWith("/404") && clean !== pathname) location.replace(clean + search + hash);
}
