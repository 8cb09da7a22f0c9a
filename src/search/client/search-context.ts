import type { SearchConfig } from "../../config/schema/search";

/** What the build hands to the search of the browser. */
export interface SearchSettings extends SearchConfig {
  language: string;
  /** Form to which readers tell of what is missing; that of all pages. */
  feedbackUrl?: string | null;
}

/** The version tag that all records carry until a second version of the docs exists. */
export const defaultTag = "default";

/** Longest query, in characters. */
export const queryLimit = 64;

/** The facets that every query is held to: the page's language and version, or what the configuration says instead. */
export function contextFilters({ filters, language }: SearchSettings) {
  return filters ?? [`language:${language}`, `docusaurus_tag:${defaultTag}`];
}

/** A query as typed, cut to what may be asked. Never cuts a character of two halves apart. */
export function cutQuery(query: string): string {
  const cut = query.slice(0, queryLimit);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
