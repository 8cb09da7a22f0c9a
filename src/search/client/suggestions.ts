import type { AlgoliaRequest, SearchClient } from "./algolia-types";

const most = 3;
/** Bounds the queries that are tried. */
const triedLimit = 8;
/** Parts of the longest word that may be spelled right. */
const wordParts = [0.75, 0.5];

/** Queries similar to one that found nothing: without a word at either end, single words, the longest word cut. */
export function nearbyQueries(query: string): string[] {
  const words = query.trim().split(/\s+/).filter(Boolean);
  const shorter = words.length > 2 ? [words.slice(0, -1).join(" "), words.slice(1).join(" ")] : [];
  const alone = words.length > 1 ? [...words].sort((a, b) => b.length - a.length) : [];
  const longest = words.reduce((long, word) => (word.length > long.length ? word : long), "");
  const cut = wordParts.map((part) => longest.slice(0, Math.floor(longest.length * part)));
  const all = [...shorter, ...alone, ...cut].filter((text) => text.length > 2 && text !== query);
  return [...new Set(all)].slice(0, triedLimit);
}

/** Up to three other queries with hits: the engine's own suggestions, else similar queries and what many search for. */
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
