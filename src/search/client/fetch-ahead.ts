import type { Manifest } from "../engine/shard";

let fetching: Promise<void> | undefined;
/** What was fetched before a worker started. */
let manifest: { url: string; text: string } | undefined;
let isTaken = false;

const absolute = (address: string) => new URL(address, location.origin).href;

async function fetchPages(manifestUrl: string, base: string): Promise<void> {
  const response = await fetch(manifestUrl, { cache: "no-cache" });
  if (!response.ok) return;
  const text = await response.text();
  const { shards } = JSON.parse(text) as Partial<Manifest>;
  if (!isTaken) manifest = { url: absolute(manifestUrl), text };
  if (shards?.pages) await (await fetch(base + shards.pages)).arrayBuffer();
}

/**
 * Puts the pages shard into the browser's cache while the code of modal and worker is still loading: on a slow
 * connection the first result waits for it. The worker requests it again and reports whatever is wrong with it.
 */
export function fetchAhead(manifestUrl: string, base: string): void {
  fetching ??= fetchPages(manifestUrl, base).catch(() => {
    fetching = undefined;
  });
}

/** The manifest for the first worker, which it spares a round trip; later ones would get an old one. */
export function takeManifest(manifestUrl: string): string | undefined {
  const taken = manifest?.url === absolute(manifestUrl) ? manifest.text : undefined;
  isTaken = true;
  manifest = undefined;
  return taken;
}
