import type { AlgoliaRequest, AlgoliaResult } from "./algolia-types";

/**
 * Keeps hits where readers have seen them: a query is asked again when more records have been loaded, and what is found
 * then comes after the hits of the incomplete answer.
 */
export function keepOrder() {
  let asked: string | undefined;
  let shown: readonly (readonly string[])[] = [];
  return (requests: readonly AlgoliaRequest[], results: AlgoliaResult[]): AlgoliaResult[] => {
    const key = JSON.stringify(requests);
    const seen = key === asked ? shown : [];
    const kept = results.map((result, index) => {
      const places = new Map(seen[index]?.map((id, place) => [id, place]));
      const placeOf = ({ objectID }: { objectID: string }) => places.get(objectID) ?? places.size;
      return { ...result, hits: [...result.hits].sort((a, b) => placeOf(a) - placeOf(b)) };
    });
    asked = results.some(({ complete }) => complete === false) ? key : undefined;
    shown = kept.map(({ hits }) => hits.map(({ objectID }) => objectID));
    return kept;
  };
}
