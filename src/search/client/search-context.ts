import { defaultTag } from "../../config/addresses/search-tag";
import type { SearchConfig } from "../../config/schema/search";

/** Settings that the build passes to the search in the browser. */
export interface SearchSettings extends SearchConfig {
  language: string;
  /** The feedback form of all pages. */
  feedbackUrl?: string | null;
  /** The versions of the docs in this build, if there are several. */
  versions?: SearchedVersion[];
}

/** A version that can be searched. */
export interface SearchedVersion {
  name: string;
  /** Route of its docs. */
  route: string;
  tag: string;
  /** Searched unless the page belongs to another version or the reader chose one. */
  isLatest: boolean;
}

/** Longest query, in characters. */
export const queryLimit = 64;

/** The filters of every query: the page's language and version, or those of the configuration. */
export function contextFilters({ filters, language }: SearchSettings, tag = defaultTag) {
  return filters ?? [`language:${language}`, `docusaurus_tag:${tag}`];
}

/** Cuts a query to the limit, without splitting a surrogate pair. */
export function cutQuery(query: string): string {
  const cut = query.slice(0, queryLimit);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
