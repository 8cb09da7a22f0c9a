import type { DocSearchProps } from "@docsearch/react";
import { docSearchHit } from "../../../../search/client/docsearch-hit";
import { hitAddress, type AddressOptions } from "../../../../search/client/hit-address";
import {
  SearchError,
  type AlgoliaRequest,
  type AlgoliaResult,
  type SearchClient,
} from "../../../../search/client/algolia-types";

type TransformClient = NonNullable<DocSearchProps["transformSearchClient"]>;

/** The state of the newest query. */
export type QueryState =
  | { state: "asked"; request: AlgoliaRequest }
  | { state: "answered"; request: AlgoliaRequest; result: AlgoliaResult }
  | { state: "failed"; request: AlgoliaRequest };

interface Options extends AddressOptions {
  client: () => Promise<SearchClient>;
  /** Called for the newest query only, not for late responses to earlier ones. */
  onOutcome: (outcome: QueryState) => void;
}

/** DocSearch shows its error screen only for errors of this class. */
function asSearchError(error: unknown): SearchError {
  if (error instanceof SearchError) return error;
  return new SearchError("unreachable", String(error), { cause: error });
}

/** DocSearch asks for ten words, or five on a phone, of titles too, which are to be whole. */
const wholeTitles = (attribute: string) =>
  attribute.startsWith("content:") ? attribute : attribute.replace(/\d+$/, "12");

/** Replaces the search of DocSearch's client with the site's own. */
export function docSearchClient({ client, onOutcome, ...address }: Options): TransformClient {
  let newest: AlgoliaRequest | undefined;
  async function search({ requests }: { requests: AlgoliaRequest[] }) {
    const request = requests[0] as AlgoliaRequest;
    request.attributesToSnippet = request.attributesToSnippet?.map(wholeTitles);
    newest = request;
    onOutcome({ state: "asked", request });
    const tell = (outcome: QueryState) => newest === request && onOutcome(outcome);
    try {
      const { results } = await (await client()).search(requests);
      tell({ state: "answered", request, result: results[0] as AlgoliaResult });
      return {
        results: results.map((result) => ({
          ...result,
          hits: result.hits.map((hit) => docSearchHit(hit, hitAddress(hit.url, address))),
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
