import type * as OpenModal from "../components/search/modal/open-modal";
import { fetchAhead } from "../../search/client/fetch-ahead";
import { typedMeanwhile } from "../../browser/search/typed-meanwhile";

type Modal = typeof OpenModal;

let loading: Promise<Modal> | undefined;
let modal: Modal | undefined;
let opening = false;

function load(): Promise<Modal> {
  loading ??= import("../components/search/modal/open-modal").then(
    (loaded) => (modal = loaded),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The index begins its way at the same time as the code that reads it. Algolia has one of its own. */
function fetchIndex(): void {
  // Of a site with several versions the code itself finds out which one it needs.
  if (!SITE_SEARCH?.algolia && !SITE_SEARCH?.versions)
    fetchAhead(`${__PATH_PREFIX__}/search/manifest.json`, __PATH_PREFIX__);
}

/** Fetches the code of the search, and what it needs to answer; says nothing when that fails. */
export function preloadSearch(): void {
  fetchIndex();
  load().then(
    ({ warmSearch }) => warmSearch(),
    () => undefined,
  );
}

/** Opens the search, with what is typed until it is there. Without its code, the search page is the way. */
export function openSearch(query = ""): void {
  if (opening || modal?.isSearchOpen()) return;
  opening = true;
  fetchIndex();
  const typed = typedMeanwhile(query);
  const opener = document.activeElement;
  load()
    .then(({ openModal }) => {
      if (!typed.isCancelled()) openModal({ query: typed.text(), opener });
    })
    .catch((error: unknown) => {
      console.warn("The search could not be loaded", error);
      if (!typed.isCancelled())
        window.location.assign(
          `${__PATH_PREFIX__}/search?${new URLSearchParams({ q: typed.text() })}`,
        );
    })
    .finally(() => {
      typed.stop();
      opening = false;
    });
}

/** Opens the search, or closes it when it is open. */
export function toggleSearch(): void {
  if (modal?.isSearchOpen()) modal.closeModal();
  else openSearch();
}
