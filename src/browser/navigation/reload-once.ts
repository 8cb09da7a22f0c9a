import { removeSession, readSession, writeSession } from "../storage";
import { storageKeys } from "../storage-keys";

/** Opens an address as a new document, also when it differs from this one in nothing but its hash. */
export function openAnew(address: string): void {
  const target = new URL(address, location.href);
  if (target.pathname === location.pathname && target.search === location.search) {
    history.replaceState(history.state, "", target);
    location.reload();
  } else location.assign(target);
}

/**
 * Opens an address as a new document unless that has been done for it since the last page that worked.
 * Where that cannot be remembered, under `key`, it is not done at all, because it could go on for ever. Says whether it
 * was done.
 */
export function reloadOnce(address: string, key: string = storageKeys.reloadedFor): boolean {
  if (readSession(key) === address) return false;
  if (!writeSession(key, address)) return false;
  openAnew(address);
  return true;
}

/** A page works: the next failure may open its address anew again. */
export function allowReload(key: string = storageKeys.reloadedFor): void {
  if (readSession(key) !== null) removeSession(key);
}
