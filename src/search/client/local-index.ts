import { SearchEngine } from "../engine/search-engine";
import type { Manifest, ShardName } from "../engine/shard";
import { fetchManifest, fetchShard } from "./fetch-index";
import { SearchError, type AlgoliaRequest, type AlgoliaResponse } from "./types";

/** Where an index is, and who wants to know when more of it is here. */
export interface LocalIndexOptions {
  manifestUrl: string;
  base: string;
  onMore: () => void;
}

const laterShards: readonly ShardName[] = ["fields", "texts"];

/** The engine with its shards: it answers as soon as the pages are here. Runs in a worker or in the page. */
export class LocalIndex {
  private opening: Promise<SearchEngine> | undefined;
  private rest: Promise<void> | undefined;
  private manifest: Manifest | undefined;
  private failed = false;

  constructor(private readonly options: LocalIndexOptions) {}

  /** @throws SearchError where the pages cannot be had, or where nothing was found and the rest cannot be had. */
  async search(requests: readonly AlgoliaRequest[]): Promise<AlgoliaResponse> {
    const engine = await this.open();
    const rest = this.fetchRest(engine);
    const response = engine.search(requests);
    const isEmpty = response.results.some(({ nbHits, query }) => !nbHits && query.trim());
    if (!isEmpty || response.results.every(({ complete }) => complete)) return response;
    // What is not in the pages may be in the rest: "nothing found" must be true.
    await rest;
    return engine.search(requests);
  }

  /** Begins to fetch; failures are met by the search. */
  warm(): void {
    this.open()
      .then(
        (engine) => this.fetchRest(engine),
        () => undefined,
      )
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
    this.manifest = await fetchManifest(this.options.manifestUrl);
    const engine = new SearchEngine();
    await this.addShard(engine, this.manifest, "pages");
    return engine;
  }

  /** Fetches what comes after the pages; after a failure, tries again when it is asked again. */
  private fetchRest(engine: SearchEngine): Promise<void> {
    this.rest ??= this.addRest(engine).catch((error: unknown) => {
      this.rest = undefined;
      this.failed = true;
      // Shards of another build: the next search begins with the manifest.
      if (error instanceof SearchError) this.opening = undefined;
      throw error;
    });
    this.rest.catch(() => undefined);
    return this.rest;
  }

  private async addRest(engine: SearchEngine): Promise<void> {
    const { manifest } = this;
    if (!manifest) return;
    for (const name of laterShards) {
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
      throw new SearchError("damaged", `The search index is damaged: ${name}`, { cause: error });
    }
  }
}
