import { PrecacheController } from "workbox-precaching";

// Bundled by src/output/offline/write-offline.ts, which also inserts the list of files. Registered only for readers who
// asked for the site to be available offline.

const worker = /** @type {any} */ (globalThis);
/** @type {{ url: string, revision: string | null }[]} */
const files = worker.__WB_MANIFEST;
const cacheName = worker.__OFFLINE_CACHE;

const tell = async (/** @type {object} */ message) => {
  for (const client of await worker.clients.matchAll({ includeUncontrolled: true, type: "window" }))
    client.postMessage({ offline: message });
};

let done = 0;
const controller = new PrecacheController({
  cacheName,
  plugins: [
    {
      async handlerDidComplete() {
        done++;
        if (done % 20 === 0 || done === files.length) await tell({ done, all: files.length });
      },
    },
  ],
});
controller.addToCacheList(files);

worker.addEventListener("install", (/** @type {any} */ event) => {
  // Do not update while the reader saves data.
  if (worker.navigator.connection?.saveData) throw new Error("The reader saves data.");
  done = 0;
  controller.install(event);
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  controller.activate(event);
  event.waitUntil(worker.clients.claim());
});

/**
 * Removes worker and cache when the worker's file is gone: browsers would keep the worker. A failed connection, an error
 * of the server, and the login page of a network do not mean that it is gone.
 */
async function endIfGone() {
  const look = { method: "HEAD", cache: "no-store", redirect: "manual" };
  const answer = await fetch(worker.location.href, look).catch(() => undefined);
  if (answer?.status !== 404 && answer?.status !== 410) return;
  await worker.registration.unregister();
  await worker.caches.delete(cacheName);
  await tell({ ended: true });
}

worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data === "replace") worker.skipWaiting();
  if (event.data === "look") event.waitUntil(endIfGone());
});

/**
 * Pages ask for the check once they have loaded, because they need the cache until then. Pages whose scripts fail do not
 * ask, so it also runs so many ms after each navigation.
 */
const afterPage = 5000;
const lookLater = async () => {
  await new Promise((done) => setTimeout(done, afterPage));
  await endIfGone();
};

/** The cache key of an address; the list contains clean routes. */
const keyOf = (/** @type {string} */ address) => {
  const url = new URL(address);
  if (url.origin !== worker.location.origin) return undefined;
  return controller.getCacheKeyForURL(url.origin + url.pathname);
};

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.mode === "navigate") event.waitUntil(lookLater());
  const key = request.method === "GET" ? keyOf(request.url) : undefined;
  if (!key) return;
  // Not caches.open(), which would create the cache again after the end.
  const answer = async () => (await worker.caches.match(key, { cacheName })) ?? fetch(request);
  event.respondWith(answer());
});
