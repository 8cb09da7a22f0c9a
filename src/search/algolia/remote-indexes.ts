import { algoliasearch } from "algoliasearch";
import { algoliaHost, timeouts } from "../client/algolia-search";
import { createHostsMemory } from "../client/hosts-memory";

export interface WriteAccess {
  appId: string;
  adminKey: string;
  hosts?: readonly string[];
}

/** The index that is filled while readers search the other. */
export const copyNameOf = (indexName: string) => `${indexName}_next`;

/** Operations on whole indexes at Algolia; each waits until Algolia has finished. */
export function remoteIndexes({ appId, adminKey, hosts }: WriteAccess) {
  const client = algoliasearch(appId, adminKey, {
    timeouts,
    hostsCache: createHostsMemory(),
    ...(hosts && { hosts: hosts.map(algoliaHost) }),
  });
  async function operate(operation: "copy" | "move", indexName: string, destination: string) {
    const { taskID } = await client.operationIndex({
      indexName,
      operationIndexParams: { operation, destination },
    });
    await client.waitForTask({ indexName, taskID });
  }
  return {
    exists: (indexName: string) => client.indexExists({ indexName }),
    copy: (from: string, to: string) => operate("copy", from, to),
    move: (from: string, to: string) => operate("move", from, to),
    async remove(indexName: string) {
      const { taskID } = await client.deleteIndex({ indexName });
      await client.waitForTask({ indexName, taskID });
    },
    async count(indexName: string) {
      const answer = await client.searchSingleIndex({
        indexName,
        searchParams: { query: "", hitsPerPage: 0 },
      });
      return answer.nbHits ?? 0;
    },
  };
}
