import { defaultTag } from "../../config/addresses/search-tag";
import type { SearchConfig } from "../../config/schema/search";

/** What the build hands to the search of the browser. */
export interface SearchSettings extends SearchConfig {
  language: string;
  /** Form to which readers tell of what is missing; that of all pages. */
  feedbackUrl?: string | null;
  /** The versions of the docs that are built here, where there are several. */
  versions?: SearchedVersion[];
}

/** A version that can be searched. */
export interface SearchedVersion {
  name: string;
  /** Route of its docs. */
  route: string;
  tag: string;
  /** Searched where neither the page nor the reader names one. */
  isLatest: boolean;
}

/** Longest query, in characters. */
export const queryLimit = 64;

/** The facets that every query is held to: the page's language and version, or what the configuration says instead. */
export function contextFilters({ filters, language }: SearchSettings, tag = defaultTag) {
  return filters ?? [`language:${language}`, `docusaurus_tag:${tag}`];
}

/** A query as typed, cut to what may be asked. Never cuts a character of two halves apart. */
export function cutQuery(query: string): string {
  const cut = query.slice(0, queryLimit);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
