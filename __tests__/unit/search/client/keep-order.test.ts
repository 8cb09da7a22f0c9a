import { keepOrder } from "../../../../src/search/client/keep-order";
import type { AlgoliaRequest, AlgoliaResult } from "../../../../src/search/client/algolia-types";

const ask = (query: string): AlgoliaRequest[] => [{ query, indexName: "local" }];
const answer = (ids: string, complete = true) =>
  [{ hits: [...ids].map((objectID) => ({ objectID })), complete }] as unknown as AlgoliaResult[];
const idsOf = (results: readonly AlgoliaResult[]) =>
  results[0]?.hits.map(({ objectID }) => objectID).join("");

test("hits stay where they were when the same query finds more", () => {
  const inOrder = keepOrder();
  expect(idsOf(inOrder(ask("item"), answer("bca", false)))).toBe("bca");
  expect(idsOf(inOrder(ask("item"), answer("xabyc", false)))).toBe("bcaxy");
  expect(idsOf(inOrder(ask("item"), answer("zyxab")))).toBe("baxyz");
});

test("another query, and one that was answered in full, come in the order of the engine", () => {
  const inOrder = keepOrder();
  inOrder(ask("item"), answer("bca", false));
  expect(idsOf(inOrder(ask("items"), answer("abc")))).toBe("abc");
  expect(idsOf(inOrder(ask("items"), answer("cab")))).toBe("cab");
});
