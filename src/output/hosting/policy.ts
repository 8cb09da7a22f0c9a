/** The header whose value files that browsers draw have differently. */
export const policyHeader = "Content-Security-Policy";
const unframed = "frame-ancestors 'none'";

/** Headers that every answer has, whatever its status. The pages' own policy for scripts is in a meta tag. */
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

/**
 * The policy of a file that is no page and that browsers draw as a document of its own: nothing in it runs, and it can
 * load nothing. An image in a page is not affected.
 */
export const filePolicy = `default-src 'none'; style-src 'unsafe-inline'; sandbox; ${unframed}`;

/** Endings of such files: whatever may hold markup with scripts. A PDF is shown by a viewer, apart from the site. */
export const drawnEndings = [
  ...["svg", "svgz", "xml", "xsl", "xslt", "xhtml", "xht"],
  ...["rdf", "rss", "atom", "mml", "mathml", "htm"],
];

/** Values of Cache-Control. */
export const cacheControl = {
  /** A file whose name changes with its content. */
  forever: "public, max-age=31536000, immutable",
  /** Everything else: kept, but asked for again each time; an ETag makes that a 304. */
  revalidate: "public, max-age=0, must-revalidate",
  /** An answer that says nothing about the file. */
  never: "no-store",
} as const;

/** Files in the root that are for hosts, not for readers. */
export const hostFiles = ["_headers", "_redirects"] as const;

/** A header `Accept` that asks for Markdown, as a pattern that PCRE, RE2 and JavaScript understand; browsers never do. */
export const asksForMarkdown =
  "(?:^|,)\\s*text/markdown\\s*(?:,|$|;\\s*(?:charset|variant|q=(?:1|0?\\.[0-9]*[1-9])))";
