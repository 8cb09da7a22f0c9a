/** The header that differs for files that browsers draw. */
export const policyHeader = "Content-Security-Policy";
const unframed = "frame-ancestors 'none'";

/** Sent with every status. The pages' own policy for scripts is in a meta tag. */
export const securityHeaders: readonly (readonly [name: string, value: string])[] = [
  [policyHeader, unframed],
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  [
    "Permissions-Policy",
    "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
  ],
  ["Cross-Origin-Opener-Policy", "same-origin"],
];

/** For files, not pages, that browsers draw as documents: nothing runs or loads. Images in pages are not affected. */
export const filePolicy = `default-src 'none'; style-src 'unsafe-inline'; sandbox; ${unframed}`;

/** Endings of files that may contain markup with scripts. A PDF viewer is separate from the site. */
export const drawnEndings = [
  ...["svg", "svgz", "xml", "xsl", "xslt", "xhtml", "xht"],
  ...["rdf", "rss", "atom", "mml", "mathml", "htm"],
];

export const cacheControl = {
  /** For files whose names change with their content. */
  forever: "public, max-age=31536000, immutable",
  /** For everything else: cached, but revalidated each time; an ETag makes that a 304. */
  revalidate: "public, max-age=0, must-revalidate",
  /** For responses that say nothing about the file. */
  never: "no-store",
} as const;

/** Files in the root for hosts, not for readers. */
export const hostFiles = ["_headers", "_redirects"] as const;

/** Finds a request for Markdown in an `Accept` header (PCRE, RE2, JavaScript); browsers never send one. */
export const asksForMarkdown =
  "(?:^|,)\\s*text/markdown\\s*(?:,|$|;\\s*(?:charset|variant|q=(?:1|0?\\.[0-9]*[1-9])))";
