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
