import { createAlgoliaSearch } from "../../../../src/search/client/algolia-search";
import type { AlgoliaRequest, SearchClient } from "../../../../src/search/client/algolia-types";
import { keys, startAlgolia, type AlgoliaServer } from "../../../support/algolia-server";
import { record } from "./record";

const indexName = "docs";
const request: AlgoliaRequest = {
  query: "item",
  indexName,
  hitsPerPage: 20,
  clickAnalytics: false,
  facetFilters: ["language:en", "docusaurus_tag:default"],
};
let asked = 0;
/** Never the same request twice, because the client would answer from its cache. */
const fresh = (): AlgoliaRequest[] => [{ ...request, page: 0, snippetEllipsisText: `…${asked++}` }];

describe("the search at Algolia, over HTTP", () => {
  let server: AlgoliaServer;
  let search: SearchClient;

  beforeEach(async () => {
    server = await startAlgolia(3);
    const own = [
      record(),
      record({ url: "/docs/api/list-items" }),
      record({ url: "/de", language: "de" }),
    ];
    server.indexes.set(indexName, {
      objects: new Map(own.map((one) => [one.objectID, { ...one }])),
      settings: {},
    });
    search = createAlgoliaSearch({
      appId: keys.appId,
      searchKey: keys.search,
      hosts: server.hosts,
    });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await server.close();
  });

  const failure = () =>
    search.search(fresh()).then(
      () => null,
      (error: Error) => error,
    );
  const hostsAsked = () => server.log.map(({ host }) => host);

  test("posts a list of requests to the multi-index path, with application and key in the query", async () => {
    const { results } = await search.search({ requests: [request] });
    expect(results[0]?.nbHits).toBe(2);
    const [call] = server.log;
    expect(call).toMatchObject({ method: "POST", path: "/1/indexes/*/queries", host: 0 });
    expect(call?.body).toEqual({ requests: [request] });
    expect(call?.query.get("x-algolia-application-id")).toBe(keys.appId);
    expect(call?.query.get("x-algolia-api-key")).toBe(keys.search);
    expect(call?.headers["x-algolia-api-key"]).toBeUndefined();
  });

  test("passes the id of the query on if clicks are counted", async () => {
    const { results } = await search.search([{ ...request, clickAnalytics: true }]);
    expect(results[0]?.queryID).toBe("query-1");
  });

  test("after a refusal, the next host is used, and the first avoided for two minutes", async () => {
    server.behave(0, "refuses");
    await search.search(fresh());
    await search.search(fresh());
    await search.search(fresh());
    expect(hostsAsked()).toEqual([0, 1, 1, 1]);

    const now = Date.now();
    jest.spyOn(Date, "now").mockReturnValue(now + 119_000);
    await search.search(fresh());
    expect(hostsAsked().at(-1)).toBe(1);
    jest.spyOn(Date, "now").mockReturnValue(now + 121_000);
    server.behave(0, "works");
    await search.search(fresh());
    expect(hostsAsked().at(-1)).toBe(0);
  });

  test("after a second without an answer, the next host is used", async () => {
    server.behave(0, { lateBy: 10_000 });
    const start = performance.now();
    const { results } = await search.search(fresh());
    const took = performance.now() - start;
    expect(results[0]?.nbHits).toBe(2);
    expect(took).toBeGreaterThan(900);
    expect(took).toBeLessThan(2500);
    await search.search(fresh());
    expect(hostsAsked()).toEqual([0, 1, 1]);
  });

  test("after a server error, the next host is used", async () => {
    server.behave(0, { status: 503 });
    await search.search(fresh());
    expect(hostsAsked()).toEqual([0, 1]);
  });

  test("fails with a RetryError while all hosts are down, and recovers", async () => {
    for (const host of [0, 1, 2]) server.behave(host, "refuses");
    expect(await failure()).toMatchObject({ name: "RetryError", reason: "unreachable" });
    expect(hostsAsked().sort()).toEqual([0, 1, 2]);
    for (const host of [0, 1, 2]) server.behave(host, "works");
    expect(await failure()).toBeNull();
  });

  test.each([
    ["too many requests", 429],
    ["a key that is refused", 403],
    ["an unknown index", 404],
  ])("%s (%i) is a RetryError at once, with Algolia's words as its cause", async (_, status) => {
    server.behave(0, { status, body: { message: "no", status }, headers: { "retry-after": "60" } });
    const start = performance.now();
    const error = await failure();
    expect(error).toMatchObject({ name: "RetryError", cause: { status } });
    expect(performance.now() - start).toBeLessThan(900);
    expect(hostsAsked()).toEqual([0]);
  });

  test.each([
    ["cut off", '{"results":[{"hits":['],
    ["a page of a proxy", "<html>Please log in</html>"],
    ["of another shape", '{"hits":[]}'],
    ["without hits", '{"results":[{"nbHits":1}]}'],
    ["for another number of requests", '{"results":[]}'],
    ["empty", ""],
  ])("an answer that is %s is a RetryError, and is not cached", async (_, raw) => {
    for (const host of [0, 1, 2]) server.behave(host, { raw });
    expect(await search.search([request]).catch((error: Error) => error)).toMatchObject({
      name: "RetryError",
    });
    for (const host of [0, 1, 2]) server.behave(host, "works");
    expect((await search.search([request])).results[0]?.nbHits).toBe(2);
  });

  test("drops hits that cannot be shown", async () => {
    const hits = [null, {}, { url: 7, hierarchy: {} }, { url: "/a", hierarchy: null }, record()];
    server.behave(0, { raw: JSON.stringify({ results: [{ hits, nbHits: 5 }] }) });
    const { results } = await search.search(fresh());
    expect(results[0]?.hits.map(({ url }) => url)).toEqual(["/docs/api/get-item"]);
  });

  test("a large answer arrives whole", async () => {
    const content = "item ".repeat(1500);
    const many = Array.from({ length: 300 }, (_, n) => record({ url: `/docs/${n}`, content }));
    const objects = new Map(many.map((one) => [one.objectID, { ...one }]));
    server.indexes.set(indexName, { objects, settings: {} });
    const [large] = (await search.search([{ ...request, hitsPerPage: 300 }])).results;
    expect(large?.hits).toHaveLength(300);
    expect(large?.hits.at(-1)?.content).toBe(content);
  });

  test("escapes around the marks, which Algolia does not", async () => {
    const nasty = record({ content: '<img src=x onerror="alert(1)"> item & more' });
    server.indexes.get(indexName)?.objects.set(nasty.objectID, { ...nasty });
    const { results } = await search.search([{ ...request, query: "onerror" }]);
    expect(results[0]?.hits[0]?._snippetResult.content?.value).toBe(
      "&lt;img src=x <mark>onerror</mark>=&quot;alert(1)&quot;&gt; item &amp; more",
    );
  });
});
