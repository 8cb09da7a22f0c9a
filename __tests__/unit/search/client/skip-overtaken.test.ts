import { skipOvertaken } from "../../../../src/search/client/skip-overtaken";
import type { AlgoliaRequest, AlgoliaResponse } from "../../../../src/search/client/algolia-types";

const ask = (query: string, indexName = "local"): AlgoliaRequest[] => [{ query, indexName }];
const answerTo = (requests: readonly AlgoliaRequest[]) =>
  ({ results: requests.map(({ query }) => ({ query })) }) as unknown as AlgoliaResponse;
const wordsOf = async (answer: Promise<AlgoliaResponse>) => (await answer).results[0]?.query;

/** A search that ends when the test says so, with what it was asked. */
function slowSearch() {
  const asked: string[] = [];
  const ends: (() => void)[] = [];
  const search = skipOvertaken((requests) => {
    asked.push(requests.map(({ query }) => query).join());
    return new Promise((resolve) => ends.push(() => resolve(answerTo(requests))));
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const end = async () => {
    await settled();
    ends.shift()?.();
    await settled();
  };
  return { asked, search, end };
}

test("letters typed while a search runs are answered by the search for the last of them", async () => {
  const { asked, search, end } = slowSearch();
  const first = search(ask("v"));
  await Promise.resolve();
  const others = ["ve", "ven", "vend"].map((query) => search(ask(query)));
  await end();
  await end();
  expect(asked).toEqual(["v", "vend"]);
  expect(await wordsOf(first)).toBe("v");
  expect(await Promise.all(others.map(wordsOf))).toEqual(["vend", "vend", "vend"]);
});

test("a search of another kind is neither dropped nor answered by this one", async () => {
  const { asked, search, end } = slowSearch();
  void search(ask("v"));
  await Promise.resolve();
  const page = search(ask("lot", "page"));
  const dialog = search(ask("ve"));
  for (let ended = 0; ended < 3; ended++) await end();
  expect(asked).toEqual(["v", "lot", "ve"]);
  expect(await wordsOf(page)).toBe("lot");
  expect(await wordsOf(dialog)).toBe("ve");
});

test("a search that fails does not stop the next one", async () => {
  const outcomes = [Promise.reject(new Error("offline")), Promise.resolve(answerTo(ask("ve")))];
  const search = skipOvertaken(() => outcomes.shift() ?? Promise.reject(new Error("asked again")));
  const first = search(ask("v"));
  await Promise.resolve();
  const second = search(ask("ve"));
  await expect(first).rejects.toThrow("offline");
  expect(await wordsOf(second)).toBe("ve");
});
