import { findSuggestions, nearbyQueries } from "../../../../src/search/client/suggestions";
import type { AlgoliaRequest, SearchClient } from "../../../../src/search/client/algolia-types";

/** Finds something only for these queries. */
function clientThatKnows(...known: string[]) {
  const search = jest.fn(async (requests: AlgoliaRequest[]) => ({
    results: requests.map(({ query }) => ({ nbHits: known.includes(query) ? 3 : 0 })),
  }));
  return { search, onMoreRecords: () => () => undefined, warm() {} } as unknown as SearchClient & {
    search: jest.Mock;
  };
}
const request = (query: string) => ({ query, indexName: "docs", facetFilters: ["language:en"] });

describe("suggestions", () => {
  test("are similar to the query that found nothing", () => {
    expect(nearbyQueries("cancel shipping labelx")).toEqual([
      "cancel shipping",
      "shipping labelx",
      "shipping",
      "cancel",
      "labelx",
      "shippi",
      "ship",
    ]);
    expect(nearbyQueries("a ?")).toEqual([]);
  });

  test("lead to hits, three at most, within the same filters", async () => {
    const client = clientThatKnows("shipping", "cancel", "item", "order");
    const found = await findSuggestions(client, request("cancel shipping labelx"), undefined, [
      "nothing",
      "item",
      "order",
    ]);
    expect(found).toEqual(["shipping", "cancel", "item"]);
    const [requests] = client.search.mock.calls[0] as [AlgoliaRequest[]];
    expect(requests[0]?.facetFilters).toEqual(["language:en"]);
  });

  test("of the engine are used as they are", async () => {
    const client = clientThatKnows();
    expect(await findSuggestions(client, request("x"), ["a", "b", "c", "d"], [])).toEqual([
      "a",
      "b",
      "c",
    ]);
    expect(client.search).not.toHaveBeenCalled();
  });
});
