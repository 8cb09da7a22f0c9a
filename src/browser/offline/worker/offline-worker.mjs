import { PrecacheController } from "workbox-precaching";

// Bundled by src/output/offline/write-offline.ts, which also inserts the list of files. Registered only for readers who
// asked for the site to be available offline.

const worker = /** @type {any} */ (globalThis);
/** @type {Record<string, { url: string, revision: string | null }[]>} */
const lists = worker.__WB_MANIFEST;
const cacheName = worker.__OFFLINE_CACHE;
/** @type {{ title: string, text: string, page: string }} */
const words = worker.__OFFLINE_TEXT;

/** The parts that the reader wants are in the worker's address; all without them. */
const parts = new URL(worker.location.href).searchParams.get("parts")?.split(",");
const files = Object.entries(lists).flatMap(([part, list]) =>
  !parts || part === "pages" || parts.includes(part) ? list : [],
);
const notFoundPage = `${worker.__OFFLINE_PREFIX}/404.html`;

/** Marks what the cache has compressed: pages take a fifth of their size. */
const packedMark = "x-offline-packed";
const isText = /^text\/|javascript|json|xml/;

/** @param {any} response @param {any} transform @param {(headers: Headers) => void} mark */
function through(response, transform, mark) {
  const headers = new Headers(response.headers);
  mark(headers);
  const { status, statusText } = response;
  return new Response(response.body.pipeThrough(transform), { status, statusText, headers });
}

/** @param {Response} response */
function packed(response) {
  if (!response.body || !isText.test(response.headers.get("content-type") ?? "")) return response;
  return through(response, new CompressionStream("gzip"), (headers) => {
    headers.delete("content-length");
    headers.delete("content-encoding");
    headers.set(packedMark, "gzip");
  });
}

/** @param {Response | undefined} response */
function unpacked(response) {
  if (!response?.body || !response.headers.has(packedMark)) return response;
  return through(response, new DecompressionStream("gzip"), (headers) => {
    headers.delete(packedMark);
  });
}

const tell = async (/** @type {object} */ message) => {
  for (const client of await worker.clients.matchAll({ includeUncontrolled: true, type: "window" }))
    client.postMessage({ offline: message });
};

let done = 0;
const controller = new PrecacheController({
  cacheName,
  plugins: [
    {
      /** Nothing is kept unless everything is there; hosts answer the not-found page with its own status. */
      async cacheWillUpdate(/** @type {any} */ { request, response }) {
        const isThere = response.ok || new URL(request.url).pathname === notFoundPage;
        return isThere ? packed(response) : null;
      },
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

/** From the cache. Not caches.open(), which would create the cache again after the end. */
const kept = async (/** @type {string} */ key) =>
  unpacked(await worker.caches.match(key, { cacheName }));

/** What an address shows that is not kept, without a connection: its page elsewhere, or the site's own page. */
async function withoutConnection(/** @type {string} */ address) {
  const { origin, pathname, search } = new URL(address);
  const page = pathname.replace(/(?:\/index)?\.(?:html|md)$|\/$/, "");
  const isKept = page !== pathname && keyOf(origin + page) !== undefined;
  if (pathname.endsWith(".md")) {
    const lines = [`# ${words.title}`, words.text, ...(isKept ? [`[${words.page}](${page})`] : [])];
    return new Response(`${lines.join("\n\n")}\n`, {
      status: 503,
      headers: { "content-type": "text/markdown; charset=utf-8" },
    });
  }
  if (isKept) return Response.redirect(origin + page + search);
  const answer = await kept(keyOf(origin + notFoundPage) ?? "");
  return answer && new Response(answer.body, { status: 503, headers: answer.headers });
}

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const isPage = request.mode === "navigate";
  if (isPage) event.waitUntil(lookLater());
  const key = request.method === "GET" ? keyOf(request.url) : undefined;
  const answer = async () => {
    const fromCache = key && (await kept(key));
    if (fromCache) return fromCache;
    return fetch(request).catch(async (error) => {
      const own = isPage && (await withoutConnection(request.url));
      if (own) return own;
      throw error;
    });
  };
  if (key || isPage) event.respondWith(answer());
});
