/** An entry of Workbox's list; files with a hash in their names need no revision. */
export interface OfflineEntry {
  url: string;
  revision: string | null;
}

const kinds = [
  /^[^/]+\.(?:js|css)$/,
  /^page-data\/.*\.json$/,
  /^static\/(?:reference|walks)\//,
  /^static\/search\//,
  /^search\/manifest\.json$/,
  /^(?:routes|chunk-map|site)\.(?:json|webmanifest)$/,
  /^favicon\.(?:svg|ico)$/,
  /^static\/[^/]+\.(?:woff2|svg|webp|png|jpg)$/,
];

/** No downloads, Markdown versions, or feeds. Every file must be answered with 200, or nothing is cached. */
export function offlineFiles(names: readonly string[], pages: ReadonlySet<string>): string[] {
  return names.filter((name) => pages.has(name) || kinds.some((kind) => kind.test(name)));
}

/** The address that pages request; a page has its clean route. */
export function addressOf(name: string, prefix: string): string {
  if (name === "index.html") return `${prefix}/`;
  return `${prefix}/${name.replace(/\/index\.html$/, "")}`;
}
