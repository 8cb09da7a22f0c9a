import { removeSession, readSession, writeSession } from "../storage";
import { storageKeys } from "../storage-keys";

/** Opens an address as a new document, even if only its hash differs from this one. */
export function openAnew(address: string): void {
  const target = new URL(address, location.href);
  if (target.pathname === location.pathname && target.search === location.search) {
    history.replaceState(history.state, "", target);
    location.reload();
  } else location.assign(target);
}

/**
 * Opens an address as a new document, once per failure; false if it has been done. Without session storage it is never
 * done, because it could repeat forever.
 */
export function reloadOnce(address: string, key: string = storageKeys.reloadedFor): boolean {
  if (readSession(key) === address) return false;
  if (!writeSession(key, address)) return false;
  openAnew(address);
  return true;
}

/** After a page has loaded, the next failure may reload again. */
export function allowReload(key: string = storageKeys.reloadedFor): void {
  if (readSession(key) !== null) removeSession(key);
}
