import type { AlgoliaRequest, SearchClient } from "./types";

const most = 3;

/** Queries near to one that found nothing: without its last word, its words alone, its longest word cut. */
export function nearbyQueries(query: string): string[] {
  const words = query.trim().split(/\s+/).filter(Boolean);
  const shorter = words.length > 2 ? [words.slice(0, -1).join(" "), words.slice(1).join(" ")] : [];
  const alone = words.length > 1 ? [...words].sort((a, b) => b.length - a.length) : [];
  const longest = words.reduce((long, word) => (word.length > long.length ? word : long), "");
  const cut = [0.75, 0.5].map((part) => longest.slice(0, Math.floor(longest.length * part)));
  const all = [...shorter, ...alone, ...cut].filter((one) => one.length > 2 && one !== query);
  return [...new Set(all)].slice(0, 8);
}

/**
 * Up to three other queries that do lead to hits: those that the engine gave with its answer, else those of the
 * nearby ones, and of what people look for in general, that find something.
 */
export async function findSuggestions(
  client: SearchClient,
  request: AlgoliaRequest,
  given: readonly string[] | undefined,
  general: readonly string[],
): Promise<string[]> {
  if (given?.length) return given.slice(0, most);
  const queries = [...new Set([...nearbyQueries(request.query), ...general])];
  const { results } = await client.search(
    queries.map((query) => ({ ...request, query, page: 0, hitsPerPage: 1 })),
  );
  return queries.filter((_, index) => results[index]?.nbHits).slice(0, most);
}
