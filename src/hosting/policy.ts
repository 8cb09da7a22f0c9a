/** Headers that every answer has, whatever its status. The pages' own policy for scripts is in a meta tag. */
export const securityHeaders: readonly (readonly [name: string, value: string])[] = [
  ["Content-Security-Policy", "frame-ancestors 'none'"],
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  [
    "Permissions-Policy",
    "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
  ],
  ["Cross-Origin-Opener-Policy", "same-origin"],
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

/** Folder whose files all have a hash of their content in their names. */
export const hashedFolder = "/static/";

/** Scripts and style sheets in the root have such a hash too; so has every one elsewhere, which `unhashedFiles` checks. */
export const hashedEndings = ["js", "css"] as const;

/** Files in the root that are for hosts, not for readers. */
export const hostFiles = ["_headers", "_redirects"] as const;

/** Media types by ending, for hosts whose own table has gaps. */
export const mediaTypes: Readonly<Record<string, string>> = {
  avif: "image/avif",
  css: "text/css",
  gif: "image/gif",
  html: "text/html",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript",
  json: "application/json",
  map: "application/json",
  md: "text/markdown",
  mjs: "text/javascript",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain",
  wasm: "application/wasm",
  ts: "text/plain",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff: "font/woff",
  woff2: "font/woff2",
  xml: "application/xml",
  yaml: "application/yaml",
  zip: "application/zip",
};

/** Media types that are text beside `text/*`, and get `charset=utf-8`. */
export const textTypes = [
  "application/json",
  "application/manifest+json",
  "application/xml",
  "application/yaml",
  "image/svg+xml",
] as const;

/** A header `Accept` that asks for Markdown, as a pattern that PCRE, RE2 and JavaScript understand; browsers never do. */
export const asksForMarkdown =
  "(?:^|,)\\s*text/markdown\\s*(?:,|$|;\\s*(?:charset|variant|q=(?:1|0?\\.[0-9]*[1-9])))";
