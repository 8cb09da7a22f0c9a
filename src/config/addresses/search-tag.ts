/** The tag of records of today's docs, and of all records where there is one version. */
export const defaultTag = "default";

/** The tag of the records of a frozen version; null stands for today's docs. */
export function searchTagOf(docsVersion: string | null): string {
  return docsVersion === null ? defaultTag : `docs-${docsVersion}`;
}

/** Where the manifest of the local search of a language and version stands, below the site's root. */
export function manifestPath(language: string, tag: string, siteLanguage: string): string {
  return language === siteLanguage && tag === defaultTag
    ? "search/manifest.json"
    : `search/${language}-${tag}/manifest.json`;
}
