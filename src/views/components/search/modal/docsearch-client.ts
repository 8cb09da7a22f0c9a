import type { DocSearchProps } from "@docsearch/react";
import { docSearchHit } from "../../../../search/client/docsearch-hit";
import { hitAddress, type AddressOptions } from "../../../../search/client/hit-address";
import {
  SearchError,
  type AlgoliaRequest,
  type AlgoliaResult,
  type SearchClient,
} from "../../../../search/client/types";

type TransformClient = NonNullable<DocSearchProps["transformSearchClient"]>;

/** What became of the newest query. */
export type Outcome =
  | { state: "asked"; request: AlgoliaRequest }
  | { state: "answered"; request: AlgoliaRequest; result: AlgoliaResult }
  | { state: "failed"; request: AlgoliaRequest };

interface Options extends AddressOptions {
  client: () => Promise<SearchClient>;
  /** Told of the newest query only: an answer that comes late is not mentioned. */
  onOutcome: (outcome: Outcome) => void;
}

/** DocSearch shows its error screen for errors of this kind alone. */
function asSearchError(error: unknown): SearchError {
  if (error instanceof SearchError) return error;
  return new SearchError("unreachable", String(error), { cause: error });
}

/** Puts the site's engine in the place of DocSearch's client: the modal does not know which one it talks to. */
export function docSearchClient({ client, onOutcome, ...address }: Options): TransformClient {
  let newest: AlgoliaRequest | undefined;
  async function search({ requests }: { requests: AlgoliaRequest[] }) {
    const request = requests[0] as AlgoliaRequest;
    newest = request;
    onOutcome({ state: "asked", request });
    const tell = (outcome: Outcome) => newest === request && onOutcome(outcome);
    try {
      const { results } = await (await client()).search(requests);
      tell({ state: "answered", request, result: results[0] as AlgoliaResult });
      return {
        results: results.map((result) => ({
          ...result,
          hits: result.hits.map((hit) => docSearchHit(hit, hitAddress(hit.url, address).href)),
        })),
      };
    } catch (error) {
      console.warn("The search failed", error);
      tell({ state: "failed", request });
      throw asSearchError(error);
    }
  }
  return (docSearch) => ({ ...docSearch, search: search as unknown as typeof docSearch.search });
}
