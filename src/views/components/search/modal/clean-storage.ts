import { readStorage, writeStorage } from "../../../../browser/storage";
import { hitAddress } from "../../../../search/client/hit-address";
import { cleanedSearches } from "../../../../search/client/stored-searches";
import { indexName, searchSettings } from "../site-search";

/** Keys under which DocSearch keeps searches. */
const keys = ["__DOCSEARCH_RECENT_SEARCHES__", "__DOCSEARCH_FAVORITE_SEARCHES__"];

const isOwnAddress = (url: string) =>
  hitAddress(url, { base: __PATH_PREFIX__, ...searchSettings }).href === url;

/** Takes out of the storage whatever DocSearch did not put there, before it reads it. */
export function cleanStorage(): void {
  for (const key of keys) {
    const stored = readStorage(key + indexName);
    const cleaned = stored === null ? null : cleanedSearches(stored, isOwnAddress);
    if (cleaned !== null) writeStorage(key + indexName, cleaned);
  }
}
