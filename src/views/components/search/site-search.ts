import { createLocalSearch } from "../../../browser/search/local-search";
import { manifestPath } from "../../../config/addresses/search-tag";
import { currentTag } from "./current-tag";
import type { SearchSettings } from "../../../search/client/search-context";
import type { SearchClient } from "../../../search/client/algolia-types";

const none: SearchSettings = { language: "en", suggestions: [] };

/** The settings of the search in the configuration. */
export const searchSettings: SearchSettings = SITE_SEARCH ?? none;

/** The index in requests; the local engine has only one. */
export const indexName = searchSettings.algolia?.indexName ?? `local${__PATH_PREFIX__}`;

/** By tag. */
const clients = new Map<string, Promise<SearchClient>>();

async function createClient(tag: string): Promise<SearchClient> {
  const { algolia, language } = searchSettings;
  if (!algolia)
    return createLocalSearch({
      base: __PATH_PREFIX__,
      manifestUrl: `${__PATH_PREFIX__}/${manifestPath(language, tag, language)}`,
    });
  const { createAlgoliaSearch } = await import("../../../search/client/algolia-search");
  return createAlgoliaSearch(algolia);
}

/** The client of this site, one per version: of Algolia if configured, else of the local engine. */
export function searchClient(): Promise<SearchClient> {
  const tag = currentTag();
  const known = clients.get(tag);
  if (known) return known;
  const client = createClient(tag).catch((error: unknown) => {
    clients.delete(tag);
    throw error;
  });
  clients.set(tag, client);
  return client;
}
