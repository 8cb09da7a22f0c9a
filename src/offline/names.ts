/** Names that the service worker and the pages share. */

/** The service worker, in the root of the site. */
export const offlineWorkerFile = "offline-worker.mjs";
/** How much it keeps, as `OfflineSize`. */
export const offlineSizeFile = "offline.json";

/** What the site takes offline. */
export interface OfflineSize {
  files: number;
  /** On the reader's device. */
  bytes: number;
  /** On the way, compressed. */
  fetched: number;
}

/** The cache that it fills. */
export const offlineCache = "offline";
/** Where readers switch it on and off. */
export const offlineRoute = "/offline";
