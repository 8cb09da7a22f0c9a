/** Address of the search page, without the path prefix. */
export const searchRoute = "/search";

/** The search page with a query, without the path prefix. Halves of characters do no harm. */
export function searchPageOf(query: string): string {
  return query ? `${searchRoute}?${new URLSearchParams({ q: query })}` : searchRoute;
}

/** Where readers tell of a query that found nothing. */
export function missingResultsAddress(pattern: string, query: string): string {
  const value = new URLSearchParams({ q: query }).toString().slice("q=".length);
  return pattern.replace("{query}", value);
}
