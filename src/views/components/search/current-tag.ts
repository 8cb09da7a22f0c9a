import { searchedTag } from "../../../search/client/searched-tag";
import { readStorage } from "../../../browser/storage";
import { storageKeys } from "../../../browser/storage-keys";

/** The tag of the records that are searched from the current page. */
export function currentTag(): string {
  return searchedTag(
    SITE_SEARCH?.versions,
    window.location.pathname.slice(__PATH_PREFIX__.length),
    readStorage(storageKeys.docsVersion),
  );
}
