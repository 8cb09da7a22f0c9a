import { feedbackAddress } from "../layout/page-addresses";

/** Address of the search page, without the path prefix. */
export const searchRoute = "/search";

/** The search page with a query, without the path prefix. Halves of characters do no harm. */
export function searchPageOf(query: string): string {
  return query ? `${searchRoute}?${new URLSearchParams({ q: query })}` : searchRoute;
}

/** Where readers tell of a query that found nothing: the feedback form, told of the search page with that query. */
export function missingResultsAddress(feedbackUrl: string, query: string): string {
  return feedbackAddress(feedbackUrl, __PATH_PREFIX__ + searchPageOf(query));
}
