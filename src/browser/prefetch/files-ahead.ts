import { fetchText } from "../fetch-text";

/** Files of pages that are being loaded, or are there and have not been used. */
const held = new Map<string, Promise<string>>();
/** Code, style sheets, and shared data, which are requested once. */
const requested = new Set<string>();

const isCode = (address: string) => /\.(?:js|css)$/.test(address);
const isShared = (address: string) => isCode(address) || address.includes("/sq/d/");

/** Names the build, so that pages of two builds are not mixed. Asked for again after this time in ms. */
const buildFile = "/page-data/app-data.json";
const buildAgeMs = 30_000;
let buildAskedAt = -Infinity;
const knowsBuild = () => performance.now() - buildAskedAt < buildAgeMs;

/** The text of a file that was requested ahead, once; undefined if it was not. */
export function takeFile(address: string): Promise<string> | undefined {
  const file = held.get(address);
  if (!address.endsWith(buildFile)) held.delete(address);
  else if (!knowsBuild()) return undefined;
  return file;
}

/** Notes the code and shared data of the first page. */
export function noteLoadedFiles(): void {
  for (const { name } of performance.getEntriesByType("resource")) {
    const { pathname } = new URL(name);
    if (isShared(pathname)) requested.add(pathname);
  }
}

/** Requests files all at once. @throws if one fails, or when `signal` aborts them */
export async function requestFiles(
  addresses: readonly string[],
  { signal, priority, prefix }: { signal: AbortSignal; priority: RequestPriority; prefix: string },
): Promise<void> {
  const build = prefix + buildFile;
  if (!knowsBuild()) {
    held.delete(build);
    buildAskedAt = performance.now();
  }
  const missing = [...addresses, build].filter(
    (address) => !requested.has(address) && !held.has(address),
  );
  const forget = () => {
    for (const address of missing) {
      held.delete(address);
      requested.delete(address);
    }
  };
  // At once, because the page that is wanted instead may need the same code.
  signal.addEventListener("abort", forget);
  try {
    await Promise.all(
      missing.map((address) => {
        const file = fetchText(address, { signal, priority });
        // Code is only wanted in the browser's cache, from where tags take it.
        if (!isCode(address)) held.set(address, file);
        if (isShared(address)) requested.add(address);
        return file;
      }),
    );
  } catch (error) {
    if (!signal.aborted) forget();
    throw error;
  }
}
