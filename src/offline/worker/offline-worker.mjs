import { PrecacheController } from "workbox-precaching";

// Bundled by src/gatsby/write-offline.ts, which also puts the list of files in. It is there only for readers who asked
// for the site to be available offline.

const worker = /** @type {any} */ (globalThis);
/** @type {{ url: string, revision: string | null }[]} */
const files = worker.__WB_MANIFEST;

const tell = async (/** @type {object} */ message) => {
  for (const client of await worker.clients.matchAll({ includeUncontrolled: true, type: "window" }))
    client.postMessage({ offline: message });
};

let done = 0;
const controller = new PrecacheController({
  cacheName: worker.__OFFLINE_CACHE,
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
  // An update on a connection that must be spared comes another time.
  if (worker.navigator.connection?.saveData) throw new Error("The reader saves data.");
  done = 0;
  controller.install(event);
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  controller.activate(event);
  event.waitUntil(worker.clients.claim());
});

worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data === "replace") worker.skipWaiting();
});

/** The key of an address in the cache: pages stand in the list by their clean routes. */
const keyOf = (/** @type {string} */ address) => {
  const url = new URL(address);
  if (url.origin !== worker.location.origin) return undefined;
  return controller.getCacheKeyForURL(url.origin + url.pathname);
};

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const key = request.method === "GET" ? keyOf(request.url) : undefined;
  if (!key) return;
  const answer = async () => {
    const cache = await worker.caches.open(worker.__OFFLINE_CACHE);
    return (await cache.match(key)) ?? fetch(request);
  };
  event.respondWith(answer());
});
