/** The service worker, in the root of the site. */
export const offlineWorkerFile = "offline-worker.mjs";
/** Contains `OfflineSize`. */
export const offlineSizeFile = "offline.json";
/** The page where readers turn it on and off. */
export const offlineRoute = "/offline";

/** The size of the offline site. */
export interface OfflineSize {
  files: number;
  /** On the reader's device. */
  bytes: number;
  /** Over the network, compressed. */
  fetched: number;
}

/** The cache of a locale of a site: `prefix` is `/docs-site/ar`, for example. */
export const offlineCache = (prefix: string): string => `offline${prefix}`;

/** Messages to the service worker: replace the active worker; check whether the worker's file still exists. */
export type OfflineRequest = "replace" | "look";
