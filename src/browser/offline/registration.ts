import { ownScript } from "../trusted";
import {
  offlineCache,
  offlineSizeFile,
  workerAddress,
  type OfflinePart,
  type OfflineRequest,
  type OfflineSize,
} from "./names";
import { savesData } from "../connection/connection";

type Progress = { done: number; all: number };
/** From the worker: its progress, or that its file is gone and its cache deleted. */
type Message = MessageEvent<{ offline?: Progress | { ended: true } } | null>;

/** Whether the site is available offline; `sparing`: the reader saves data. */
export type OfflineState =
  | { is: "unsupported" | "off" | "sparing" | "failed" }
  | ({ is: "fetching" } & Progress)
  | { is: "on"; newer: boolean };

type Listener = (state: OfflineState) => void;

const scope = () => `${__PATH_PREFIX__}/`;
const supported = () => "serviceWorker" in navigator && "caches" in window;

/** The registration of this site and locale; without one, browsers return that of the whole host. */
export async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(scope());
  const isOwn = registration && new URL(registration.scope).pathname === scope();
  return isOwn ? registration : undefined;
}

const say = (worker: ServiceWorker, request: OfflineRequest) => worker.postMessage(request);

/** The size of each part, before anything is fetched. */
export async function offlineSize(): Promise<OfflineSize> {
  const answer = await fetch(`${__PATH_PREFIX__}/${offlineSizeFile}`);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return (await answer.json()) as OfflineSize;
}

/** The current state. */
export async function offlineState(): Promise<OfflineState> {
  if (!supported()) return { is: "unsupported" };
  const registration = await registered();
  if (registration?.active) return { is: "on", newer: registration.waiting !== null };
  if (registration?.installing) return { is: "fetching", done: 0, all: 0 };
  return { is: savesData() ? "sparing" : "off" };
}

/** True when a worker is installed; false if it could not fetch everything. */
function finished(worker: ServiceWorker): Promise<boolean> {
  return new Promise((done) => {
    const look = () => {
      if (worker.state === "activated" || worker.state === "installed") done(true);
      if (worker.state === "redundant") done(false);
    };
    worker.addEventListener("statechange", look);
    look();
  });
}

/** Calls back with each change until the returned function is called. */
export function followOffline(onState: Listener): () => void {
  if (!supported()) return () => undefined;
  const onMessage = async ({ data }: Message) => {
    const said = data?.offline;
    if (!said) return;
    // Messages and the worker's state arrive independently: its last message may follow its end.
    const isFetching = !("ended" in said) && (await registered())?.installing;
    onState(isFetching ? { is: "fetching", ...said } : await offlineState());
  };
  navigator.serviceWorker.addEventListener("message", onMessage);
  // Another page may have started the worker.
  void registered().then(async (registration) => {
    if (!registration?.installing) return;
    await finished(registration.installing);
    onState(await offlineState());
  });
  return () => navigator.serviceWorker.removeEventListener("message", onMessage);
}

/** Makes parts of the site available offline; continues in the background while pages of the site are open. */
export async function keepOffline(parts: readonly OfflinePart[]): Promise<OfflineState> {
  if (savesData()) return { is: "sparing" };
  const registration = await navigator.serviceWorker.register(
    ownScript(workerAddress(__PATH_PREFIX__, parts)),
    { scope: scope(), updateViaCache: "none" },
  );
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  const isThere = worker !== null && (await finished(worker));
  if (isThere) return { is: "on", newer: false };
  // An incomplete first copy is useless; an older copy stays.
  if (!registration.active) await removeOffline();
  return { is: "failed" };
}

/** Removes the worker and its cache. */
export async function removeOffline(): Promise<OfflineState> {
  await (await registered())?.unregister();
  await caches.delete(offlineCache(__PATH_PREFIX__));
  return offlineState();
}

/** After the page has loaded, asks the worker to check whether its file still exists; calls back if it has ended. */
export async function followEnd({ active }: ServiceWorkerRegistration, onEnd: () => void) {
  navigator.serviceWorker.addEventListener("message", ({ data }: Message) => {
    if (data?.offline && "ended" in data.offline) onEnd();
  });
  if (document.readyState !== "complete")
    await new Promise((loaded) => addEventListener("load", loaded, { once: true }));
  if (active) say(active, "look");
}

/** Activates the waiting version and reloads the page. */
export async function useNewer(): Promise<void> {
  const waiting = (await registered())?.waiting;
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  say(waiting, "replace");
}
