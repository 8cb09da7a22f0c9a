import { createHash } from "node:crypto";
import { onPostBuild } from "gatsby-plugin-algolia/gatsby-node";
import { algoliaHost, timeouts } from "../client/algolia-search";
import type { SearchRecord } from "../record";
import { indexSettings } from "./index-settings";
import type { WriteAccess } from "./remote-indexes";

/** For the plugin's algoliasearch 4, which expects seconds, and the port in the host name. */
function clientOptions(hosts: WriteAccess["hosts"]) {
  const seconds = Object.entries(timeouts).map(([name, ms]) => [name, ms / 1000]);
  return {
    timeouts: Object.fromEntries(seconds) as Record<keyof typeof timeouts, number>,
    ...(hosts && {
      hosts: hosts.map((address) => {
        const { url, protocol, port } = algoliaHost(address);
        // 3: reads and writes.
        return { url: port ? `${url}:${port}` : url, protocol, accept: 3 };
      }),
    }),
  };
}

function fail(message: string, error?: unknown): never {
  throw new Error(message, { cause: error });
}

/** The plugin's reporter ends the process after a failure; this one throws, so that the build can say what to do. */
function quietReporter(say: (message: string) => void) {
  const activity = {
    start() {},
    end() {},
    setStatus: say,
    panicOnBuild: fail,
  };
  return { activityTimer: () => activity, panicOnBuild: fail, info: say, warn: say };
}

/**
 * gatsby-plugin-algolia caches digests before it uploads the records, so the build after a failure would skip them.
 * With this cache it reads them from the index instead.
 */
const emptyCache = { get: async () => undefined, set: async () => undefined };

/** Adds the digest by which the plugin recognizes unchanged records. */
function uploadObject(record: SearchRecord) {
  const contentDigest = createHash("sha1").update(JSON.stringify(record)).digest("hex");
  return { ...record, internal: { contentDigest } };
}

interface PluginRun extends WriteAccess {
  indexName: string;
  records: readonly SearchRecord[];
  say: (message: string) => void;
}

/**
 * Updates an index with gatsby-plugin-algolia: uploads new and changed records, removes the others, changes the
 * settings.
 * @throws Error at the first failure; the index is then incomplete
 */
export async function runAlgoliaPlugin({
  appId,
  adminKey,
  hosts,
  indexName,
  records,
  say,
}: PluginRun) {
  const args = {
    graphql: async () => ({}),
    reporter: quietReporter(say),
    cache: emptyCache,
  };
  await onPostBuild(args, {
    appId,
    apiKey: adminKey,
    algoliasearchOptions: clientOptions(hosts),
    queries: [
      {
        query: "",
        indexName,
        settings: indexSettings,
        transformer: () => records.map(uploadObject),
      },
    ],
  });
}
