export const forever = "public, max-age=31536000, immutable";
export const revalidate = "public, max-age=0, must-revalidate";
/** What a browser sends that fetches ahead for a reader who saves data. */
export const ahead = { "Save-Data": "on", "Sec-Purpose": "prefetch;prerender" };
export const agent = { "Accept-Encoding": "gzip, deflate, br" };
/** Headers of every answer. */
export const security = {
  "content-security-policy": "frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": /geolocation=\(\)/,
  "cross-origin-opener-policy": "same-origin",
};
/** The policy of files that browsers draw. */
export const drawnPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
export const pageHeaders = {
  "content-type": /^text\/html; ?charset=utf-8$/i,
  "cache-control": revalidate,
};
