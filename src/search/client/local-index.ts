import { SearchEngine } from "../engine/search-engine";
import { shardNames, type Manifest, type ShardName } from "../engine/shard";
import { damaged, fetchManifest, fetchShard, readManifest } from "./fetch-index";
import { SearchError, type AlgoliaRequest, type AlgoliaResponse } from "./algolia-types";

interface LocalIndexOptions {
  manifestUrl: string;
  base: string;
  /** The text of the manifest, if it was just fetched. */
  manifest?: string;
  /** Called whenever another shard can be searched. */
  onMore: () => void;
}

/** The engine with its shards, in a worker or in the page; answers as soon as the pages shard is here. */
export class LocalIndex {
  private opening: Promise<SearchEngine> | undefined;
  private rest: Promise<void> | undefined;
  private manifest: Manifest | undefined;
  private failed = false;

  constructor(private readonly options: LocalIndexOptions) {}

  /** @throws SearchError if the pages cannot be loaded, or if nothing was found and the rest cannot be loaded. */
  async search(requests: readonly AlgoliaRequest[]): Promise<AlgoliaResponse> {
    const engine = await this.open();
    const rest = this.fetchRest(engine);
    const response = engine.search(requests);
    const isEmpty = response.results.some(({ nbHits, query }) => !nbHits && query.trim());
    if (!isEmpty || response.results.every(({ complete }) => complete)) return response;
    // "Nothing found" must be true of all shards.
    await rest;
    return engine.search(requests);
  }

  /** Begins to fetch; `search` reports failures. */
  warm(): void {
    this.open()
      .then((engine) => this.fetchRest(engine))
      .catch(() => undefined);
  }

  private open(): Promise<SearchEngine> {
    this.opening ??= this.fetchPages().catch((error: unknown) => {
      this.opening = undefined;
      this.failed = true;
      throw error;
    });
    return this.opening;
  }

  private async fetchPages(): Promise<SearchEngine> {
    const { manifestUrl, manifest } = this.options;
    this.manifest =
      manifest === undefined || this.failed
        ? await fetchManifest(manifestUrl)
        : readManifest(manifest, manifestUrl);
    const engine = new SearchEngine();
    await this.addShard(engine, this.manifest, "pages");
    return engine;
  }

  /** Fetches what comes after the pages; tries again with the next call after a failure. */
  private fetchRest(engine: SearchEngine): Promise<void> {
    this.rest ??= this.addRest(engine).catch((error: unknown) => {
      this.rest = undefined;
      this.failed = true;
      // Perhaps the shards are of another build: the next search begins with the manifest.
      if (error instanceof SearchError) this.opening = undefined;
      throw error;
    });
    this.rest.catch(() => undefined);
    return this.rest;
  }

  private async addRest(engine: SearchEngine): Promise<void> {
    const { manifest } = this;
    if (!manifest) return;
    for (const name of shardNames) {
      if (engine.has(name)) continue;
      await this.addShard(engine, manifest, name);
      this.options.onMore();
    }
  }

  private async addShard(engine: SearchEngine, manifest: Manifest, name: ShardName): Promise<void> {
    const { base } = this.options;
    const shard = await fetchShard(manifest, name, { base, again: this.failed });
    try {
      engine.add(shard);
    } catch (error) {
      throw damaged(name, error);
    }
  }
}
