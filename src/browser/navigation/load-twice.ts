const retryAfterMs = 300;

/** Loads something, with a second attempt after a moment. */
export async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((done) => setTimeout(done, retryAfterMs));
    return load();
  }
}
