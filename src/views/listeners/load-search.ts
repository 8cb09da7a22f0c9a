import type * as OpenModal from "../components/search/modal/open-modal";
import { fetchAhead } from "../../search/client/fetch-ahead";
import { startWorkerAhead } from "../../search/client/worker-ahead";
import { takeEarlyKeys } from "../../browser/early-use";
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

/** Fetches index and worker in parallel with the code. With several versions, only the code knows which index it needs. */
function startAhead(): void {
  if (SITE_SEARCH?.algolia) return;
  if (!SITE_SEARCH?.versions)
    fetchAhead(`${__PATH_PREFIX__}/search/manifest.json`, __PATH_PREFIX__);
  startWorkerAhead();
}

/** Preloads the code and the index of the search; failures are ignored. */
export function preloadSearch(): void {
  startAhead();
  load().then(
    ({ warmSearch }) => warmSearch(),
    () => undefined,
  );
}

/** Opens the search with what is typed while it loads, or the search page if its code cannot be loaded. */
export function openSearch(query = ""): void {
  if (opening || modal?.isSearchOpen()) return;
  opening = true;
  startAhead();
  const typed = typedMeanwhile(query + takeEarlyKeys());
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

/** Opens or closes the search. */
export function toggleSearch(): void {
  if (modal?.isSearchOpen()) modal.closeModal();
  else openSearch();
}
