/**
 * The clean form of a path: one slash at the start, none at the end, no `.html`, no `/index.html`.
 * @param {string} pathname percent-encoded, begins with a slash
 */
export function cleanPath(pathname) {
  const withoutSuffix = pathname.replace(/\/index\.html$/, "/").replace(/\.html$/, "");
  // Several slashes at the start would redirect to another host: //example.com
  return withoutSuffix.replace(/^\/{2,}/, "/").replace(/\/+$/, "") || "/";
}

/**
 * True if a path must be refused: bad percent-encoding, NUL, `..`, or a backslash, which browsers take for a slash, so
 * a redirect to `/\\example.com` would lead to that host.
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
 * True for a file that readers must not get: the not-found page, rules for hosts, and names that begin with a dot.
 * @param {string} inside percent-encoded, without the path prefix
 */
export function isHidden(inside) {
  const path = decodeURIComponent(inside);
  if (/^\/(?:404(?:\.html|\/.*)?|_redirects|_headers)$/.test(path)) return true;
  return path
    .split(/[/\\]/)
    .some((segment) => /^\.[^.]/.test(segment) && segment !== ".well-known");
}
