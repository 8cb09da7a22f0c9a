import { filterAttributes } from "../record";
import { cutQuery } from "../client/search-context";

export type FilterName = keyof typeof filterAttributes;

export const filterNames = Object.keys(filterAttributes) as FilterName[];

/** What the search page shows, as its address says it: the chosen values of each filter (none stand for all). */
export interface PageState extends Record<FilterName, string[]> {
  query: string;
  /** From 1. */
  page: number;
}

/** One value for each filter. */
export const forEachFilter = <Value>(make: (name: FilterName) => Value) =>
  Object.fromEntries(filterNames.map((name) => [name, make(name)])) as Record<FilterName, Value>;

/** The first page of a query without filters. */
export const unfiltered = (query: string): PageState => ({
  query,
  page: 1,
  ...forEachFilter(() => []),
});

/** Highest page: engines answer no further. */
const lastPage = 50;
/** Bounds of a filter in an address that somebody wrote by hand. */
const valueLimit = 20;
const characterLimit = 100;

/** Reads `?q=…&kind=…&page=…`, ignoring whatever makes no sense. */
export function readPageState(search: string): PageState {
  const params = new URLSearchParams(search);
  const page = Number(params.get("page"));
  return {
    query: cutQuery((params.get("q") ?? "").trim()),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, lastPage) : 1,
    ...forEachFilter((name) =>
      [...new Set(params.getAll(name))]
        .filter((value) => value && value.length <= characterLimit)
        .slice(0, valueLimit),
    ),
  };
}

/** The query string of a state, as short as possible. */
export function writePageState({ query, page, ...filters }: PageState): string {
  const params = new URLSearchParams();
  if (query) params.set("q", query);
  for (const name of filterNames) for (const value of filters[name]) params.append(name, value);
  if (page > 1) params.set("page", String(page));
  const text = params.toString();
  return text && `?${text}`;
}

/** True while a reader goes on typing one word, whose steps need no entries of their own in the browser's history. */
export function isSameTyping(before: string, after: string): boolean {
  return before !== "" && after !== "" && (before.startsWith(after) || after.startsWith(before));
}
