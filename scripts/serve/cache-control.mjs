/** Gatsby puts a content hash into the name of each script and style sheet in the root. */
const hashedRootFile = /^\/[^/]*[-.]?[0-9a-f]{16,}\.(?:js|mjs|css)(?:\.map)?$/;

/**
 * Cache-Control of a file: for ever when its name changes with its content, else asked for again each time.
 * @param {string} pathname without the path prefix
 */
export function cacheControl(pathname) {
  return pathname.startsWith("/static/") || hashedRootFile.test(pathname)
    ? "public, max-age=31536000, immutable"
    : "public, max-age=0, must-revalidate";
}
