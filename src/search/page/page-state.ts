import type { facetAttributes } from "../record";
import { cutQuery } from "../client/search-context";

/** What the search page shows, as its address says it. */
export interface PageState {
  query: string;
  /** From 1. */
  page: number;
  /** Chosen values of each filter; none chosen means all. */
  kind: string[];
  group: string[];
  version: string[];
}

/** Filters and the attribute of the records that each looks at. */
export const filterAttributes = {
  kind: "kind",
  group: "hierarchy.lvl0",
  version: "version",
} as const satisfies Record<string, (typeof facetAttributes)[number]>;

export type FilterName = keyof typeof filterAttributes;
export const filterNames = Object.keys(filterAttributes) as FilterName[];

/** Highest page: engines answer no further. */
const lastPage = 50;

/** Reads `?q=…&kind=…&page=…`; whatever makes no sense is left out. */
export function readPageState(search: string): PageState {
  const params = new URLSearchParams(search);
  const page = Number(params.get("page"));
  const chosen = (name: FilterName) =>
    [...new Set(params.getAll(name))].filter((one) => one && one.length <= 100).slice(0, 20);
  return {
    query: cutQuery((params.get("q") ?? "").trim()),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, lastPage) : 1,
    kind: chosen("kind"),
    group: chosen("group"),
    version: chosen("version"),
  };
}

/** The query string of a state, as short as it can be. */
export function writePageState({ query, page, ...filters }: PageState): string {
  const params = new URLSearchParams();
  if (query) params.set("q", query);
  for (const name of filterNames) for (const value of filters[name]) params.append(name, value);
  if (page > 1) params.set("page", String(page));
  const text = params.toString();
  return text && `?${text}`;
}

/** True while one word is typed on: its steps need no places of their own in the browser's history. */
export function isSameTyping(before: string, after: string): boolean {
  return before !== "" && after !== "" && (before.startsWith(after) || after.startsWith(before));
}
