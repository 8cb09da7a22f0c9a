import { loadOrRenew } from "../navigation/load-or-renew";
import { createSearchWorker } from "../../search/client/create-worker";
import { fetchAhead } from "../../search/client/fetch-ahead";
import { SearchError } from "../../search/client/types";
import type {
  AlgoliaRequest,
  AlgoliaResponse,
  CreateLocalSearch,
  SearchClient,
} from "../../search/client/types";
import { WorkerLink } from "../../search/client/worker-link";

/** Answers requests, in a worker or in the page. */
interface Answering {
  search(requests: readonly AlgoliaRequest[]): Promise<AlgoliaResponse>;
  /** Of the engine in the page: begins to fetch. A worker begins by itself. */
  warm?(): void;
}

const absolute = (address: string) => new URL(address, location.origin).href;

/**
 * The search without a server: the engine in a worker, or in the page where workers are blocked. Nothing is fetched
 * before `warm` or the first search.
 */
export const createLocalSearch: CreateLocalSearch = ({
  manifestUrl,
  base,
  createWorker = createSearchWorker,
}): SearchClient => {
  const open = { manifestUrl: absolute(manifestUrl), base: location.origin + base };
  const listeners = new Set<() => void>();
  const onMore = () => listeners.forEach((listener) => listener());
  let answering: Promise<Answering> | undefined;

  async function inPage(): Promise<Answering> {
    try {
      const { LocalIndex } = await loadOrRenew(() => import("../../search/client/local-index"));
      return new LocalIndex({ ...open, onMore });
    } catch (error) {
      answering = undefined;
      throw new SearchError("unreachable", "The search cannot be fetched.", { cause: error });
    }
  }

  function inWorker(): Answering | undefined {
    try {
      const worker = createWorker();
      fetchAhead(open.manifestUrl, open.base);
      return new WorkerLink(worker, open, {
        onMore,
        onBroken(waiting) {
          answering = inPage();
          for (const { requests, resolve, reject } of waiting)
            answering.then((engine) => engine.search(requests)).then(resolve, reject);
        },
      });
    } catch {
      return undefined;
    }
  }

  function start(): Promise<Answering> {
    const worker = inWorker();
    // A worker that fails at once has set `answering` already.
    answering ??= worker ? Promise.resolve(worker) : inPage();
    return answering;
  }

  return {
    async search(asked) {
      const requests = "requests" in asked ? asked.requests : asked;
      const engine = await (answering ?? start());
      return engine.search(requests);
    },
    onMoreRecords(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    warm() {
      const engine = answering ?? start();
      engine.then((one) => one.warm?.()).catch(() => undefined);
    },
  };
};
