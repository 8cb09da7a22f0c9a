import { storageKeys } from "./storage-keys";

/** Browsers may forbid storage, and it may be full: that is logged, and the site goes on without it. */
function attempt<T>(what: "read" | "written", action: () => T, fallback: T): T {
  try {
    return action();
  } catch (error) {
    console.info(`Browser storage cannot be ${what}`, error);
    return fallback;
  }
}

/** Reads localStorage; null if that fails. */
export const readStorage = (key: string): string | null =>
  attempt("read", () => localStorage.getItem(key), null);

/** Writes to localStorage, if possible. */
export const writeStorage = (key: string, value: string): void =>
  attempt("written", () => localStorage.setItem(key, value), undefined);

/** Removes a key from localStorage, if possible. */
export const removeStorage = (key: string): void =>
  attempt("written", () => localStorage.removeItem(key), undefined);

/** Reads sessionStorage; null if that fails. */
export const readSession = (key: string): string | null =>
  attempt("read", () => sessionStorage.getItem(key), null);

/** Writes to sessionStorage; false if that fails. */
export function writeSession(key: string, value: string): boolean {
  const write = () => {
    sessionStorage.setItem(key, value);
    return true;
  };
  return attempt("written", write, false);
}

/** Removes a key from sessionStorage, if possible. */
export const removeSession = (key: string): void =>
  attempt("written", () => sessionStorage.removeItem(key), undefined);

/** Removes a sessionStorage that throws from the window: Gatsby uses it unguarded before the first page. */
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
