import { searchedTag } from "../../../search/client/searched-tag";
import { readStorage } from "../../../browser/storage";
import { storageKeys } from "../../../browser/storage-keys";

/** The tag of the records that are searched from the page that is open. */
export function currentTag(): string {
  return searchedTag(
    SITE_SEARCH?.versions,
    window.location.pathname.slice(__PATH_PREFIX__.length),
    readStorage(storageKeys.docsVersion),
  );
}
