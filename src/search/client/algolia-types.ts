import type { Level, SearchRecord } from "../record";

/** One query of a multi-index request to Algolia; the local engine ignores keys that it does not know. */
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
  /** Attributes to count the values of: `["kind", "hierarchy.lvl0", "version"]`, or `*`. */
  facets?: readonly string[];
}

export type MatchLevel = "none" | "partial" | "full";

/** Escaped text with matches between the highlight tags. */
export interface HighlightResult {
  value: string;
  matchLevel: MatchLevel;
  matchedWords: string[];
  fullyHighlighted?: boolean;
}

/** Escaped text around the best matches. */
export interface SnippetResult {
  value: string;
  matchLevel: MatchLevel;
}

/** Results by attribute; levels without a text are absent. */
export interface ByAttribute<Result> {
  content?: Result;
  hierarchy: Partial<Record<Level, Result>>;
}

/** A record that was found. `url` is a route without the path prefix. */
export interface AlgoliaHit extends Omit<SearchRecord, "names"> {
  names?: string[];
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
  /** Attribute -> value -> number of hits, of the attributes in the request's `facets`. */
  facets?: Record<string, Record<string, number>>;
  /** Only from Algolia, and only with click analytics. */
  queryID?: string;
  /** If nothing was found: up to three other queries with hits. Only from the local engine. */
  suggestions?: string[];
  /** False while shards are loading, so that the same query may find more later. Only from the local engine. */
  complete?: boolean;
}

export interface AlgoliaResponse {
  results: AlgoliaResult[];
}

/** A search engine, local or remote, for the modal and the search page. */
export interface SearchClient {
  /**
   * Answers in the order of the requests; algoliasearch 5 and DocSearch pass `{ requests }`.
   * @throws SearchError if the index cannot be loaded; the next call tries again
   */
  search(
    requests: readonly AlgoliaRequest[] | { readonly requests: readonly AlgoliaRequest[] },
  ): Promise<AlgoliaResponse>;
  /** Calls the listener each time that more can be found: fields, then texts. Returns a function that stops it. */
  onMoreRecords(listener: () => void): () => void;
  /** Begins to load what a query needs; never throws. */
  warm(): void;
}

/** The part of a Worker that the client uses. */
export interface SearchWorker {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
  addEventListener(type: "error" | "messageerror", listener: (event: unknown) => void): void;
  terminate(): void;
}

/** `createLocalSearch` of src/browser/search/local-search.ts. */
export type CreateLocalSearch = (options: {
  /** Address of the manifest with the path prefix: `/docs-site/search/manifest.json`. */
  manifestUrl: string;
  /** Path prefix of the site, `""` if it has none, for the addresses in the manifest. */
  base: string;
  /** Starts another worker; if it throws, the engine runs in the page. */
  createWorker?: () => SearchWorker;
}) => SearchClient;

/** Why an index cannot be used; `other-version` if another build made it. */
export type SearchErrorReason = "unreachable" | "damaged" | "other-version";

/** A failed search; DocSearch shows its error screen only for errors of this name. */
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
