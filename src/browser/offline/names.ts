/** The service worker, in the root of the site. */
export const offlineWorkerFile = "offline-worker.mjs";
/** Contains `OfflineSize`. */
export const offlineSizeFile = "offline.json";
/** The page where readers turn it on and off. */
export const offlineRoute = "/offline";

/** What readers can keep: the pages always, the others if they want. Words of each are in `offline-text`. */
export const offlineParts = ["pages", "reference", "tools", "search"] as const;
export type OfflinePart = (typeof offlineParts)[number];

interface PartSize {
  files: number;
  /** Compressed, over the network and on the reader's device. */
  bytes: number;
}

/** The size of each part that the site has. */
export type OfflineSize = Partial<Record<OfflinePart, PartSize>>;

/** The size of parts together. */
export function sizeOf(size: OfflineSize, parts: readonly OfflinePart[]): PartSize {
  const all = parts.flatMap((part) => size[part] ?? []);
  const sum = (key: keyof PartSize) => all.reduce((total, one) => total + one[key], 0);
  return { files: sum("files"), bytes: sum("bytes") };
}

/** The worker's file with the parts that it keeps. Without a query it keeps all, as workers of earlier builds did. */
export function workerAddress(prefix: string, parts: readonly OfflinePart[]): string {
  const isAll = offlineParts.every((part) => parts.includes(part));
  return `${prefix}/${offlineWorkerFile}${isAll ? "" : `?parts=${parts.join()}`}`;
}

/** The cache of a locale of a site: `prefix` is `/docs-site/ar`, for example. */
export const offlineCache = (prefix: string): string => `offline${prefix}`;

/** Messages to the service worker: replace the active worker; check whether the worker's file still exists. */
export type OfflineRequest = "replace" | "look";
