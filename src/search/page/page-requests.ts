import type { AlgoliaRequest, AlgoliaResult } from "../client/algolia-types";
import { filterAttributes, levels } from "../record";
import { filterNames, forEachFilter, type FilterName, type PageState } from "./page-state";

const resultsPerPage = 20;

interface Context {
  indexName: string;
  /** The filters of every query of the site. */
  contextFilters: readonly (string | readonly string[])[];
  snippetWords: number;
  clickAnalytics: boolean;
}

const conditions = (state: PageState, names: readonly FilterName[]) =>
  names
    .filter((name) => state[name].length)
    .map((name) => state[name].map((value) => `${filterAttributes[name]}:${value}`));

/** Requests results, and for each filter in use the counts without it, so that readers can add a second value. */
export function pageRequests(state: PageState, context: Context): AlgoliaRequest[] {
  const { indexName, contextFilters, snippetWords, clickAnalytics } = context;
  const used = filterNames.filter((name) => state[name].length);
  const shared = { query: state.query, indexName };
  const results: AlgoliaRequest = {
    ...shared,
    attributesToRetrieve: [
      ...levels.map((level) => `hierarchy.${level}`),
      "content",
      "type",
      "url",
      "kind",
      "operations",
      "names",
    ],
    attributesToSnippet: [`content:${snippetWords}`],
    snippetEllipsisText: "…",
    highlightPreTag: "<mark>",
    highlightPostTag: "</mark>",
    hitsPerPage: resultsPerPage,
    page: state.page - 1,
    clickAnalytics,
    facets: Object.values(filterAttributes),
    facetFilters: [...contextFilters, ...conditions(state, used)],
  };
  const counts = used.map((name) => ({
    ...shared,
    hitsPerPage: 0,
    clickAnalytics: false,
    facets: [filterAttributes[name]],
    facetFilters: [
      ...contextFilters,
      ...conditions(
        state,
        used.filter((one) => one !== name),
      ),
    ],
  }));
  return [results, ...counts];
}

/** A value that readers can choose, and how many results it has. */
export interface FilterValue {
  value: string;
  count: number;
}

/** The values of each filter, most results first, and the chosen ones even without results. */
export function filterValues(
  state: PageState,
  [results, ...counts]: readonly AlgoliaResult[],
): Record<FilterName, FilterValue[]> {
  const used = filterNames.filter((name) => state[name].length);
  return forEachFilter((name) => {
    const at = used.indexOf(name);
    const source = at < 0 ? results : counts[at];
    const found = source?.facets?.[filterAttributes[name]] ?? {};
    const chosen = state[name].filter((value) => !(value in found)).map((value) => [value, 0]);
    return [...Object.entries(found), ...(chosen as [string, number][])]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
  });
}
