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

/** The cache that it fills: each locale, and each site of a host, has its own. `prefix` as `/docs-site/ar`. */
export const offlineCache = (prefix: string): string => `offline${prefix}`;

/** What pages say to the service worker: take the place of the one before; look whether your file is still there. */
export type OfflineRequest = "replace" | "look";
/** Where readers switch it on and off. */
export const offlineRoute = "/offline";
