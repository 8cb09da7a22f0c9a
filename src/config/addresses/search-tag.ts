/** The tag of search records of today's docs, and of all records of a site with one version. */
export const defaultTag = "default";

/** The tag of a version's records; null stands for today's docs. */
export function searchTagOf(docsVersion: string | null): string {
  return docsVersion === null ? defaultTag : `docs-${docsVersion}`;
}

/** Manifest of the local search of a language and version, relative to the site's root. */
export function manifestPath(language: string, tag: string, siteLanguage: string): string {
  return language === siteLanguage && tag === defaultTag
    ? "search/manifest.json"
    : `search/${language}-${tag}/manifest.json`;
}
