import { loadOrRenew } from "../navigation/load-or-renew";
import { fetchAhead, takeManifest } from "../../search/client/fetch-ahead";
import { keepOrder } from "../../search/client/keep-order";
import { skipOvertaken } from "../../search/client/skip-overtaken";
import { SearchError } from "../../search/client/algolia-types";
import type {
  AlgoliaRequest,
  AlgoliaResponse,
  CreateLocalSearch,
  SearchClient,
} from "../../search/client/algolia-types";
import { takeWorker } from "../../search/client/worker-ahead";
import { WorkerLink } from "../../search/client/worker-link";

/** The engine in a worker or in the page. */
interface Engine {
  search(requests: readonly AlgoliaRequest[]): Promise<AlgoliaResponse>;
  /** Starts fetching; the engine in the worker does so by itself. */
  warm?(): void;
}

const absolute = (address: string) => new URL(address, location.origin).href;

/** The search without a server: in a worker, or in the page where workers are blocked. Fetches nothing before first use. */
export const createLocalSearch: CreateLocalSearch = ({
  manifestUrl,
  base,
  createWorker = takeWorker,
}): SearchClient => {
  const open = { manifestUrl: absolute(manifestUrl), base: location.origin + base };
  const listeners = new Set<() => void>();
  const inOrder = keepOrder();
  const onMore = () => listeners.forEach((listener) => listener());
  let engine: Promise<Engine> | undefined;

  async function inPage(): Promise<Engine> {
    try {
      const { LocalIndex } = await loadOrRenew(() => import("../../search/client/local-index"));
      return new LocalIndex({ ...open, onMore });
    } catch (error) {
      engine = undefined;
      throw new SearchError("unreachable", "The search cannot be fetched.", { cause: error });
    }
  }

  function inWorker(): Engine | undefined {
    try {
      const worker = createWorker();
      fetchAhead(open.manifestUrl, open.base);
      const manifest = takeManifest(open.manifestUrl);
      return new WorkerLink(
        worker,
        { ...open, manifest },
        {
          onMore,
          onBroken(waiting) {
            engine = inPage();
            for (const { requests, resolve, reject } of waiting)
              engine.then((started) => started.search(requests)).then(resolve, reject);
          },
        },
      );
    } catch {
      return undefined;
    }
  }

  function start(): Promise<Engine> {
    const worker = inWorker();
    // A worker that fails at once has set `engine` already.
    engine ??= worker ? Promise.resolve(worker) : inPage();
    return engine;
  }

  const search = skipOvertaken(async (requests) => {
    const started = await (engine ?? start());
    const { results } = await started.search(requests);
    return { results: inOrder(requests, results) };
  });

  return {
    search: (asked) => search("requests" in asked ? asked.requests : asked),
    onMoreRecords(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    warm() {
      (engine ?? start()).then((started) => started.warm?.()).catch(() => undefined);
    },
  };
};
