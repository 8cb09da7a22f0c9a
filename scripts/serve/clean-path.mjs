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
 * True when a path must be refused: bad percent-encoding, a NUL byte, a segment that climbs up, a hidden file.
 * @param {string} pathname percent-encoded
 */
export function isForbidden(pathname) {
  let decoded;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return true;
  }
  if (decoded.includes("\0")) return true;
  return decoded
    .split(/[/\\]/)
    .some((segment) => segment.startsWith(".") && segment !== "." && segment !== ".well-known");
}
