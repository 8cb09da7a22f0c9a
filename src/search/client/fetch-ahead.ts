import type { Manifest } from "../engine/shard";

let fetching: Promise<void> | undefined;

async function fetchPages(manifestUrl: string, base: string): Promise<void> {
  const manifest = await fetch(manifestUrl, { cache: "no-cache" });
  const { shards } = (await manifest.json()) as Partial<Manifest>;
  if (shards?.pages) await (await fetch(base + shards.pages)).arrayBuffer();
}

/**
 * Puts the pages shard into the browser's cache while the code of modal and worker is still loading: on a slow
 * connection the first result waits for it. The worker requests the files again and reports whatever is wrong with
 * them.
 */
export function fetchAhead(manifestUrl: string, base: string): void {
  fetching ??= fetchPages(manifestUrl, base).catch(() => {
    fetching = undefined;
  });
}
