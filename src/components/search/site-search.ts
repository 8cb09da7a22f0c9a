import { createLocalSearch } from "../../search/client/local-search";
import type { SearchSettings } from "../../search/client/search-context";
import type { SearchClient } from "../../search/client/types";

const none: SearchSettings = { language: "en", suggestions: [] };

/** What the configuration says of the search. */
export const searchSettings: SearchSettings = SITE_SEARCH ?? none;

/** What requests name; the local engine has one index. */
export const indexName = searchSettings.algolia?.indexName ?? `local${__PATH_PREFIX__}`;

let client: Promise<SearchClient> | undefined;

async function createClient(): Promise<SearchClient> {
  const { algolia } = searchSettings;
  if (!algolia)
    return createLocalSearch({
      base: __PATH_PREFIX__,
      manifestUrl: `${__PATH_PREFIX__}/search/manifest.json`,
    });
  const { createAlgoliaSearch } = await import("../../search/client/algolia-search");
  return createAlgoliaSearch(algolia);
}

/** The engine of this site, made once: Algolia where its keys are set, else the index of the build. */
export function searchClient(): Promise<SearchClient> {
  client ??= createClient().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}
