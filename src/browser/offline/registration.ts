import { ownScript } from "../trusted";
import {
  offlineCache,
  offlineSizeFile,
  offlineWorkerFile,
  type OfflineRequest,
  type OfflineSize,
} from "./names";
import { savesData } from "../navigation/connection";

type Progress = { done: number; all: number };
/** What the worker says: how far it is, or that its file is gone, and so is everything that it kept. */
type Message = MessageEvent<{ offline?: Progress | { ended: true } } | null>;

/** How far the site is kept on this device. */
export type OfflineState =
  | { is: "unsupported" | "off" | "sparing" | "failed" }
  | ({ is: "fetching" } & Progress)
  | { is: "on"; newer: boolean };

type Listener = (state: OfflineState) => void;

const scope = () => `${__PATH_PREFIX__}/`;
const supported = () => "serviceWorker" in navigator && "caches" in window;

/** The registration of this site and locale; browsers hand out that of the whole host where there is no other. */
export async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(scope());
  const isOwn = registration && new URL(registration.scope).pathname === scope();
  return isOwn ? registration : undefined;
}

const say = (worker: ServiceWorker, request: OfflineRequest) => worker.postMessage(request);

/** How much it is to be, before anything is fetched. */
export async function offlineSize(): Promise<OfflineSize> {
  const answer = await fetch(`${__PATH_PREFIX__}/${offlineSizeFile}`);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return (await answer.json()) as OfflineSize;
}

/** The state now. */
export async function offlineState(): Promise<OfflineState> {
  if (!supported()) return { is: "unsupported" };
  const registration = await registered();
  if (registration?.active) return { is: "on", newer: registration.waiting !== null };
  if (registration?.installing) return { is: "fetching", done: 0, all: 0 };
  return { is: savesData() ? "sparing" : "off" };
}

/** Settles when a worker is in use or waits to be; false when it could not fetch everything. */
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

/** Calls with each change until the returned function is called. */
export function followOffline(onState: Listener): () => void {
  if (!supported()) return () => undefined;
  const onMessage = async ({ data }: Message) => {
    const said = data?.offline;
    if (!said) return;
    // What a worker says and how far it is come by different ways: its last words may follow its end.
    const isFetching = !("ended" in said) && (await registered())?.installing;
    onState(isFetching ? { is: "fetching", ...said } : await offlineState());
  };
  navigator.serviceWorker.addEventListener("message", onMessage);
  // Another page may have begun.
  void registered().then(async (registration) => {
    if (!registration?.installing) return;
    await finished(registration.installing);
    onState(await offlineState());
  });
  return () => navigator.serviceWorker.removeEventListener("message", onMessage);
}

/** Fetches the site onto this device; goes on in the background while pages of the site are open. */
export async function keepOffline(): Promise<OfflineState> {
  if (savesData()) return { is: "sparing" };
  const registration = await navigator.serviceWorker.register(
    ownScript(`${__PATH_PREFIX__}/${offlineWorkerFile}`),
    { scope: scope(), updateViaCache: "none" },
  );
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  const isThere = worker !== null && (await finished(worker));
  if (isThere) return { is: "on", newer: false };
  // A part of the first copy is of no use; a copy that was there before stays.
  if (!registration.active) await removeOffline();
  return { is: "failed" };
}

/** Takes the site off this device: the worker and everything that it kept. */
export async function removeOffline(): Promise<OfflineState> {
  await (await registered())?.unregister();
  await caches.delete(offlineCache(__PATH_PREFIX__));
  return offlineState();
}

/**
 * Has the worker look whether its file is still there, once the page has loaded; calls when it is gone, with all that was
 * kept.
 */
export async function followEnd({ active }: ServiceWorkerRegistration, onEnd: () => void) {
  navigator.serviceWorker.addEventListener("message", ({ data }: Message) => {
    if (data?.offline && "ended" in data.offline) onEnd();
  });
  if (document.readyState !== "complete")
    await new Promise((loaded) => addEventListener("load", loaded, { once: true }));
  if (active) say(active, "look");
}

/** Changes to the newer version that waits, and loads the page anew. */
export async function useNewer(): Promise<void> {
  const waiting = (await registered())?.waiting;
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  say(waiting, "replace");
}
