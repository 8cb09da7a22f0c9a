/** A file of the site, below public/: `docs/intro/index.html`. */
export interface SiteFile {
  name: string;
}

/** One entry of Workbox's list; files with a hash in their names need no revision. */
export interface OfflineEntry {
  url: string;
  revision: string | null;
}

const kinds = [
  /^page-data\/.*\.json$/,
  /^static\/(?:reference|walks)\//,
  /^static\/search\//,
  /^search\/manifest\.json$/,
  /^(?:routes|chunk-map|site)\.(?:json|webmanifest)$/,
  /^favicon\.(?:svg|ico)$/,
  /^static\/[^/]+\.(?:woff2|svg|webp|png|jpg)$/,
];

/**
 * Files of a build that a reader needs offline: `own` (pages and scripts), data of pages, the search; not downloads,
 * twins and feeds. Every one must be answered with 200, or nothing is kept.
 */
export function offlineFiles(files: readonly SiteFile[], own: ReadonlySet<string>): SiteFile[] {
  return files.filter(({ name }) => own.has(name) || kinds.some((kind) => kind.test(name)));
}

/** Of an entry and of a sheet twenty digits after their names, of all other scripts twelve and no name. */
const hash = /(?:[-.]([0-9a-f]{20})|^([0-9a-f]{12}))\.(?:js|css)$/;

/** Scripts and sheets that this build uses: those named by its pages, and by the hashes in their texts those below. */
export function usedScripts(
  all: readonly string[],
  textOf: (name: string) => string,
  start: readonly string[],
): Set<string> {
  const byHash = all.flatMap((name) => {
    const [, long, short] = hash.exec(name) ?? [];
    const mark = long ?? short;
    return mark ? [{ name, mark }] : [];
  });
  const used = new Set<string>();
  const look = (text: string) => {
    for (const { name, mark } of byHash)
      if (!used.has(name) && text.includes(mark)) {
        used.add(name);
        if (name.endsWith(".js")) look(textOf(name));
      }
  };
  start.forEach(look);
  return used;
}

/** The address of a file as pages ask for it: a page by its clean route. */
export function addressOf(name: string, prefix: string): string {
  if (name === "index.html") return `${prefix}/`;
  return `${prefix}/${name.replace(/\/index\.html$/, "")}`;
}
