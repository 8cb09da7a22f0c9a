import { liteClient } from "algoliasearch/lite";
import { createHostsMemory } from "./hosts-memory";
import { readAnswer } from "./read-answer";
import { SearchError, type SearchClient } from "./algolia-types";

interface AlgoliaOptions {
  appId: string;
  searchKey: string;
  /** Addresses to use instead of Algolia's hosts. */
  hosts?: readonly string[];
}

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type SearchRequests = Parameters<ReturnType<typeof liteClient>["search"]>[0];

/** Milliseconds. */
export const timeouts = { connect: 1000, read: 2000, write: 30_000 };

/** A host as algoliasearch describes it. */
export function algoliaHost(address: string) {
  const { protocol, hostname, port } = new URL(address);
  return {
    url: hostname,
    protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
    ...(port && { port: Number(port) }),
    accept: "readWrite" as const,
  };
}

/** A search at Algolia. Whatever goes wrong becomes a SearchError, with the reason as its cause. */
export function createAlgoliaSearch({ appId, searchKey, hosts }: AlgoliaOptions): SearchClient {
  const options: ClientOptions = {
    timeouts,
    authMode: "WithinQueryParameters",
    hostsCache: createHostsMemory(),
    // Otherwise the client waits as long as a 429 asks for, without a word to the reader.
    maxRateLimitRetries: 0,
    ...(hosts && { hosts: hosts.map(algoliaHost) }),
  };
  const client = liteClient(appId, searchKey, options);
  return {
    async search(asked) {
      const requests = "requests" in asked ? asked.requests : asked;
      try {
        const answer = await client.search({ requests } as SearchRequests);
        return { results: readAnswer(answer, requests.length) };
      } catch (cause) {
        // The next try must not find a malformed response in the cache.
        await client.clearCache();
        const message = cause instanceof Error ? cause.message : String(cause);
        throw new SearchError("unreachable", `Algolia does not answer: ${message}`, { cause });
      }
    },
    onMoreRecords: () => () => undefined,
    warm() {},
  };
}
