import { onPostBuild } from "gatsby-plugin-algolia/gatsby-node";
import { algoliaHost, timeouts } from "../client/algolia-search";
import type { SearchRecord } from "../record";
import { indexSettings } from "./index-settings";
import type { WriteAccess } from "./remote-indexes";
import { uploadObject } from "./upload-object";

/** The client of the plugin is algoliasearch 4: seconds, and the port as a part of the host. */
function clientOptions(hosts: WriteAccess["hosts"]) {
  const seconds = Object.entries(timeouts).map(([name, ms]) => [name, ms / 1000]);
  return {
    timeouts: Object.fromEntries(seconds) as Record<keyof typeof timeouts, number>,
    ...(hosts && {
      hosts: hosts.map((address) => {
        const { url, protocol, port } = algoliaHost(address);
        // 3: for reading and writing.
        return { url: port ? `${url}:${port}` : url, protocol, accept: 3 };
      }),
    }),
  };
}

function fail(message: string, error?: unknown): never {
  throw new Error(message, { cause: error });
}

/** The plugin ends the process at a failure; here it throws, so that the build can say what to do. */
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
 * gatsby-plugin-algolia remembers digests before the records are up, so that the build after a failure would skip
 * them. It gets nothing to remember them in, and reads them from the index itself.
 */
const forgetfulCache = { get: async () => undefined, set: async () => undefined };

interface PluginRun extends WriteAccess {
  indexName: string;
  records: readonly SearchRecord[];
  say: (message: string) => void;
}

/**
 * Brings an index up to date by gatsby-plugin-algolia: adds what is new or changed, removes what is gone, sets the
 * index settings.
 * @throws Error at the first failure; the index then holds a part.
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
    cache: forgetfulCache,
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
