import type { SearchWorker } from "./algolia-types";

/** Starts the worker of the search. @throws if workers are blocked. */
export const createSearchWorker = (): SearchWorker =>
  new Worker(new URL("../worker/search-worker.ts", import.meta.url), { name: "search" });
