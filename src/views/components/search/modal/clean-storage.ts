import { readStorage, writeStorage } from "../../../../browser/storage";
import { hitAddress } from "../../../../search/client/hit-address";
import { cleanedSearches } from "../../../../search/client/stored-searches";
import { indexName, searchSettings } from "../site-search";

/** Keys of the searches that DocSearch stores. */
const keys = ["__DOCSEARCH_RECENT_SEARCHES__", "__DOCSEARCH_FAVORITE_SEARCHES__"];

const isOwnAddress = (url: string) =>
  hitAddress(url, { base: __PATH_PREFIX__, ...searchSettings }) === url;

/** Removes whatever DocSearch did not write from its stored searches, before DocSearch reads them. */
export function cleanStorage(): void {
  for (const key of keys) {
    const stored = readStorage(key + indexName);
    const cleaned = stored === null ? null : cleanedSearches(stored, isOwnAddress);
    if (cleaned !== null) writeStorage(key + indexName, cleaned);
  }
}
