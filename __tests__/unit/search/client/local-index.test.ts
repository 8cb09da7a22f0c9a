import { searchFiles } from "../../../../src/search/build/search-files";
import { LocalIndex } from "../../../../src/search/client/local-index";
import { createLocalSearch } from "../../../../src/browser/search/local-search";
import type { SearchWorker } from "../../../../src/search/client/algolia-types";
import type { FromWorker, ToWorker } from "../../../../src/search/worker/search-messages";
import { serveSearch } from "../../../../src/search/worker/serve-search";
import { drafts, recordsOf } from "../records";

const origin = "https://docs.example";
const phrases = ["po", "purchase order"];
const synonyms = [{ from: phrases, to: phrases }];
const files = new Map(
  searchFiles(recordsOf(drafts), "en", { synonyms }).map(({ path, text }) => [
    `${origin}/site/${path}`,
    text,
  ]),
);
const manifestUrl = `${origin}/site/search/manifest.json`;
const urlOf = (name: string) => [...files.keys()].find((url) => url.includes(`/${name}-`)) ?? "";

/** Replaces the network; files in `broken` replace real ones. */
const broken = new Map<string, string | undefined>();
const asked: { url: string; cache?: string }[] = [];

beforeEach(() => {
  broken.clear();
  asked.length = 0;
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    asked.push({ url, cache: init?.cache });
    const text = broken.has(url) ? broken.get(url) : files.get(url);
    return text === undefined ? new Response("", { status: 404 }) : new Response(text);
  }) as typeof fetch;
  Object.assign(globalThis, { location: { origin } });
});

const open = (onMore = () => undefined) =>
  new LocalIndex({ manifestUrl, base: `${origin}/site`, onMore });
const request = (query: string) => [{ query, indexName: "docs" }];
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

test("the first answer waits for the pages only, and the rest is announced", async () => {
  const more = jest.fn();
  const index = open(more);
  const { results } = await index.search(request("sales order"));
  expect(results[0]).toMatchObject({ complete: false });
  await settle();
  expect(more).toHaveBeenCalledTimes(3);
  expect((await index.search(request("sales order"))).results[0]).toMatchObject({ complete: true });
});

test("nothing is reported as not found before everything is loaded", async () => {
  const [result] = (await open().search(request("quoted"))).results;
  expect(result?.hits[0]?.kind).toBe("field");
});

const damages: [string, () => void, string][] = [
  ["a missing manifest", () => broken.set(manifestUrl, undefined), "unreachable"],
  ["a missing shard", () => broken.set(urlOf("pages"), undefined), "unreachable"],
  [
    "a truncated shard",
    () => broken.set(urlOf("pages"), files.get(urlOf("pages"))?.slice(0, 500)),
    "damaged",
  ],
  ["a page instead of a shard", () => broken.set(urlOf("pages"), "<!doctype html>"), "damaged"],
  ["a shard that is null", () => broken.set(urlOf("pages"), "null"), "damaged"],
  [
    "a shard of another build",
    () =>
      broken.set(
        urlOf("pages"),
        (files.get(urlOf("pages")) ?? "").replace(/"build":"\w+"/, '"build":"other"'),
      ),
    "other-version",
  ],
  [
    "a manifest of another format",
    () => broken.set(manifestUrl, '{"format":99,"shards":{}}'),
    "other-version",
  ],
];

test.each(damages)("%s is an error that Retry clears", async (_name, damage, reason) => {
  damage();
  const index = open();
  await expect(index.search(request("sales order"))).rejects.toMatchObject({
    name: "RetryError",
    reason,
  });
  broken.clear();
  const { results } = await index.search(request("sales order"));
  expect(results[0]?.nbHits).toBeGreaterThan(0);
  // Otherwise the damaged copy would come from the browser's cache again.
  expect(asked.findLast(({ url }) => url === urlOf("pages"))?.cache).toBe("reload");
});

test("without fields, pages are found, and finding nothing is an error", async () => {
  broken.set(urlOf("fields"), undefined);
  const index = open();
  expect((await index.search(request("sales order"))).results[0]?.nbHits).toBeGreaterThan(0);
  await settle();
  await expect(index.search(request("quoted"))).rejects.toMatchObject({
    name: "RetryError",
  });
  broken.clear();
  expect((await index.search(request("quoted"))).results[0]?.nbHits).toBe(1);
});

/** A worker in this process; messages are copied as between real ones. */
class FakeWorker implements SearchWorker {
  private readonly listeners = new Map<string, (event: { data: unknown }) => void>();
  private readonly serve = serveSearch((message: FromWorker) =>
    this.listeners.get("message")?.({ data: structuredClone(message) }),
  );
  terminated = false;

  constructor(private readonly fails = false) {}

  postMessage(message: unknown): void {
    if (this.fails) setTimeout(() => this.listeners.get("error")?.({ data: undefined }));
    else this.serve(structuredClone(message) as ToWorker);
  }
  addEventListener(type: string, listener: (event: never) => void): void {
    this.listeners.set(type, listener as (event: { data: unknown }) => void);
  }
  terminate(): void {
    this.terminated = true;
  }
}

const workers: [string, () => SearchWorker][] = [
  ["a worker", () => new FakeWorker()],
  [
    "no worker, because creating one is blocked",
    () => {
      throw new DOMException("blocked", "SecurityError");
    },
  ],
  ["no worker, because its script fails", () => new FakeWorker(true)],
];

describe.each(workers)("with %s", (_name, createWorker) => {
  const client = () =>
    createLocalSearch({ manifestUrl: "/site/search/manifest.json", base: "/site", createWorker });

  test("the client answers both forms of a call, and announces more records", async () => {
    const search = client();
    const more = jest.fn();
    search.onMoreRecords(more);
    const [result] = (await search.search({ requests: request("create PO") })).results;
    expect(result?.hits[0]?.url).toBe("/docs/api/create-purchase-order");
    await settle();
    expect(more).toHaveBeenCalled();
    expect((await search.search(request("quoted"))).results[0]?.nbHits).toBe(1);
  });

  test("an error keeps its name and reason, and Retry clears it", async () => {
    broken.set(manifestUrl, undefined);
    const search = client();
    search.warm();
    await expect(search.search(request("bill"))).rejects.toMatchObject({
      name: "RetryError",
      reason: "unreachable",
    });
    broken.clear();
    expect((await search.search(request("bill"))).results[0]?.nbHits).toBeGreaterThan(0);
  });
});

test("a manifest that came with the code is not asked for again, unless the index turns out to be another", async () => {
  const { fetchAhead } = await import("../../../../src/search/client/fetch-ahead");
  const manifests = () => asked.filter(({ url }) => url.endsWith("manifest.json")).length;
  // The tests above have fetched ahead in this process.
  jest.resetModules();
  const fresh = await import("../../../../src/search/client/fetch-ahead");
  expect(fresh.fetchAhead).not.toBe(fetchAhead);
  const { createLocalSearch: create } = await import("../../../../src/browser/search/local-search");
  fresh.fetchAhead(manifestUrl, `${origin}/site`);
  await settle();
  expect(manifests()).toBe(1);
  broken.set(urlOf("pages"), undefined);
  const search = create({
    manifestUrl: "/site/search/manifest.json",
    base: "/site",
    createWorker: () => new FakeWorker(),
  });
  await expect(search.search(request("bill"))).rejects.toMatchObject({ reason: "unreachable" });
  expect(manifests()).toBe(1);
  broken.clear();
  expect((await search.search(request("bill"))).results[0]?.nbHits).toBeGreaterThan(0);
  expect(manifests()).toBe(2);
});

test("nothing is fetched before it is needed", async () => {
  createLocalSearch({ manifestUrl: "/site/search/manifest.json", base: "/site" });
  await settle();
  expect(asked).toEqual([]);
});
