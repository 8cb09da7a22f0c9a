import type { SearchWorker } from "./algolia-types";
import { createSearchWorker } from "./create-search-worker";

let isStarted = false;
let ahead: SearchWorker | undefined;

/** Starts the worker while the modal's code is still loading: the worker's own code takes two round trips. */
export function startWorkerAhead(): void {
  if (isStarted) return;
  isStarted = true;
  try {
    const worker = createSearchWorker();
    ahead = worker;
    worker.addEventListener("error", () => {
      if (ahead === worker) ahead = undefined;
    });
  } catch {
    // Workers are blocked: the search will run in the page.
  }
}

/** The worker that was started ahead, for its first user; else a new one. @throws if workers are blocked. */
export function takeWorker(): SearchWorker {
  const taken = ahead;
  isStarted = true;
  ahead = undefined;
  return taken ?? createSearchWorker();
}
