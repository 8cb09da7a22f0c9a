import { feedbackAddress } from "../layout/page-addresses";

/** The route of the search page. */
export const searchRoute = "/search";

/** The route of the search page with a query, which may contain lone surrogates. */
export function searchPageOf(query: string): string {
  return query ? `${searchRoute}?${new URLSearchParams({ q: query })}` : searchRoute;
}

/** The address of the feedback form for a query without results. */
export function missingResultsAddress(feedbackUrl: string, query: string): string {
  return feedbackAddress(feedbackUrl, __PATH_PREFIX__ + searchPageOf(query));
}
