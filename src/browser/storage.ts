import { storageKeys } from "./storage-keys";

/** Reads localStorage; a browser that forbids it is logged and treated as empty. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.info("Browser storage cannot be read", error);
    return null;
  }
}

/** Writes localStorage; a failure (blocked, full) is logged and ignored. */
export function writeStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.info("Browser storage cannot be written", error);
  }
}

/** Forgets a key of localStorage; a failure is logged and ignored. */
export function removeStorage(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.info("Browser storage cannot be written", error);
  }
}

/** Reads the session's storage; a browser that forbids it is logged and treated as empty. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch (error) {
    console.info("Browser storage cannot be read", error);
    return null;
  }
}

/** Writes the session's storage; a failure is logged, and told by false. */
export function writeSession(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch (error) {
    console.info("Browser storage cannot be written", error);
    return false;
  }
}

/** Forgets a key of the session's storage; a failure is logged and ignored. */
export function removeSession(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch (error) {
    console.info("Browser storage cannot be written", error);
  }
}

/**
 * Takes a storage of the session that throws away from the window. Gatsby asks it before the first page, where an error
 * would end everything; without one it goes on.
 */
export function withdrawBrokenSession(): void {
  try {
    sessionStorage.setItem(storageKeys.probe, "");
    sessionStorage.getItem(storageKeys.probe);
    sessionStorage.removeItem(storageKeys.probe);
  } catch (error) {
    console.info("Browser storage cannot be used", error);
    Object.defineProperty(window, "sessionStorage", { value: null, configurable: true });
  }
}
