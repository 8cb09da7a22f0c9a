/** A whole address; undefined for what is none. Not every browser that is served has URL.canParse or URL.parse. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
