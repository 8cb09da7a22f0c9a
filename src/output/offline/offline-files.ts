import type { OfflinePart } from "../../browser/offline/names";

/** An entry of Workbox's list; files with a hash in their names need no revision. */
export interface OfflineEntry {
  url: string;
  revision: string | null;
}

/** Kinds of files in the order in which they are tried; none of downloads, Markdown versions, or feeds. */
const kinds: readonly (readonly [kind: RegExp, part: OfflinePart])[] = [
  [/^static\/reference\/(?:try|mock|checks|examples)-/, "tools"],
  [/^static\/walks\//, "tools"],
  [/^static\/reference\//, "reference"],
  [/^static\/search\//, "search"],
  [/^search\/manifest\.json$/, "search"],
  [/^[^/]+\.(?:js|css)$/, "pages"],
  [/^page-data\/.*\.json$/, "pages"],
  [/^404\.html$/, "pages"],
  [/^(?:routes|chunk-map|site)\.(?:json|webmanifest)$/, "pages"],
  [/^favicon\.(?:svg|ico)$/, "pages"],
  [/^static\/[^/]+\.(?:woff2|svg|avif|webp|png|jpg)$/, "pages"],
];

/** Below the site, without a slash before it: `docs/api`. */
const isBelow = (name: string, folders: readonly string[]) =>
  folders.some((folder) => name.startsWith(`${folder}/`));

/**
 * The files to keep, with their parts. `reference` has the folders with pages of operations. Every file must be answered
 * with 200, or nothing is cached; only the not-found page may be answered with its own status.
 */
export function offlineFiles(
  names: readonly string[],
  pages: ReadonlySet<string>,
  reference: readonly string[],
): Map<string, OfflinePart> {
  const files = new Map<string, OfflinePart>();
  for (const name of names) {
    const part = pages.has(name) ? "pages" : kinds.find(([kind]) => kind.test(name))?.[1];
    const isOfApi = part === "pages" && isBelow(name.replace(/^page-data\//, ""), reference);
    if (part) files.set(name, isOfApi ? "reference" : part);
  }
  return files;
}

/** The address that pages request; a page has its clean route. */
export function addressOf(name: string, prefix: string): string {
  if (name === "index.html") return `${prefix}/`;
  return `${prefix}/${name.replace(/\/index\.html$/, "")}`;
}
