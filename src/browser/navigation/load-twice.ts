const retryAfterMs = 300;

/** Loads something, and once more after a moment when that fails. */
export async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((done) => setTimeout(done, retryAfterMs));
    return load();
  }
}
