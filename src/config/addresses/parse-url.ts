/** Parses a URL, absolute without a base. Some supported browsers lack URL.canParse and URL.parse. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
