import type { Level, SearchRecord } from "../record";

/** One query of a multi-index request, as Algolia takes it; unknown keys are ignored by the local engine. */
export interface AlgoliaRequest {
  query: string;
  indexName: string;
  attributesToRetrieve?: readonly string[];
  /** `content:10`, `hierarchy.lvl2:5`: attribute and words. */
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  hitsPerPage?: number;
  /** From 0. */
  page?: number;
  clickAnalytics?: boolean;
  /** AND of OR lists: `["language:en", ["kind:doc", "kind:tutorial"]]`. */
  facetFilters?: string | readonly (string | readonly string[])[];
  /** Attributes whose values are counted: `["kind", "hierarchy.lvl0", "version"]`, or `*`. */
  facets?: readonly string[];
}

export type MatchLevel = "none" | "partial" | "full";

/** Escaped text in which the words found stand between the highlight tags. */
export interface HighlightResult {
  value: string;
  matchLevel: MatchLevel;
  matchedWords: string[];
  fullyHighlighted?: boolean;
}

/** Escaped text around the first words found. */
export interface SnippetResult {
  value: string;
  matchLevel: MatchLevel;
}

/** One result by attribute; levels without a text are absent. */
export interface ByAttribute<Result> {
  content?: Result;
  hierarchy: Partial<Record<Level, Result>>;
}

/** A record that was found. `url` is a route: the caller puts the path prefix before it. */
export interface AlgoliaHit extends Omit<SearchRecord, "names"> {
  _highlightResult: ByAttribute<HighlightResult>;
  _snippetResult: ByAttribute<SnippetResult>;
}

/** The answer to one query. */
export interface AlgoliaResult {
  index: string;
  query: string;
  params: string;
  hits: AlgoliaHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  processingTimeMS: number;
  exhaustiveNbHits: boolean;
  /** Attribute -> value -> number of hits, where `facets` asked for it. */
  facets?: Record<string, Record<string, number>>;
  /** Only Algolia gives one, and only where click analytics are asked for. */
  queryID?: string;
  /** Where nothing was found: up to three other queries that do lead to hits. Only the local engine gives them. */
  suggestions?: string[];
  /** False while shards are on their way: the same query may find more later. Only the local engine gives it. */
  complete?: boolean;
}

export interface AlgoliaResponse {
  results: AlgoliaResult[];
}

/** What the modal and the page talk to, whichever engine answers. */
export interface SearchClient {
  /**
   * Answers in the order of the requests; `{ requests }` is how algoliasearch 5 and DocSearch call it.
   * @throws SearchError where the index cannot be had; the next call tries again.
   */
  search(
    requests: readonly AlgoliaRequest[] | { readonly requests: readonly AlgoliaRequest[] },
  ): Promise<AlgoliaResponse>;
  /** Called each time more can be found: the fields, then the rest of the texts. Returns how to stop listening. */
  onMoreRecords(listener: () => void): () => void;
  /** Begins to fetch what a query needs; never throws. */
  warm(): void;
}

/** The part of a Worker that the client uses. */
export interface SearchWorker {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
  addEventListener(type: "error" | "messageerror", listener: (event: unknown) => void): void;
  terminate(): void;
}

export interface LocalSearchOptions {
  /** Address of the manifest with the path prefix: `/docs-site/search/manifest.json`. */
  manifestUrl: string;
  /** Path prefix of the site, `""` without one; it stands before the addresses that the manifest names. */
  base: string;
  /** Another worker, or none: a function that throws makes the engine run in the page. */
  createWorker?: () => SearchWorker;
}

/** `createLocalSearch` of ./local-search is of this type. */
export type CreateLocalSearch = (options: LocalSearchOptions) => SearchClient;

/** Why an index cannot be had: not reachable, not what it should be, made by another build. */
export type SearchErrorReason = "unreachable" | "damaged" | "other-version";

/** Every failure of the local engine; DocSearch shows its error screen for this name only. */
export class SearchError extends Error {
  override readonly name = "RetryError";

  constructor(
    readonly reason: SearchErrorReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
