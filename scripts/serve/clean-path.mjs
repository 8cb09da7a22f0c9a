/**
 * The clean form of a request path: no trailing slash, no `.html`, no `/index.html`, one slash at the start.
 * Equal to the input when that is clean already.
 * @param {string} pathname percent-encoded, begins with a slash
 */
export function cleanPath(pathname) {
  const withoutSuffix = pathname.replace(/\/index\.html$/, "/").replace(/\.html$/, "");
  // Several slashes at the start would make the redirect's target another host: //example.com
  return withoutSuffix.replace(/^\/{2,}/, "/").replace(/\/+$/, "") || "/";
}

/**
 * True when a path must be refused: bad percent-encoding, a NUL byte, a segment that climbs up, a backslash, which
 * browsers take for a slash: a redirect to `/\\example.com` would lead to that host.
 * @param {string} pathname percent-encoded
 */
export function isForbidden(pathname) {
  let decoded;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return true;
  }
  if (decoded.includes("\0") || pathname.includes("\\")) return true;
  return decoded.split(/[/\\]/).includes("..");
}

/**
 * True for a file that is not for readers: the not-found page, what hosts are told, and names that begin with a dot.
 * @param {string} inside percent-encoded, without the path prefix
 */
export function isHidden(inside) {
  const path = decodeURIComponent(inside);
  if (/^\/(?:404(?:\.html|\/.*)?|_redirects|_headers)$/.test(path)) return true;
  return path
    .split(/[/\\]/)
    .some((segment) => /^\.[^.]/.test(segment) && segment !== ".well-known");
}
