import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { cutQuery } from "../../../../search/client/search-context";
import { searchPageOf } from "../search-address";
import { searchClient } from "../site-search";
import { cleanStorage } from "./clean-storage";
import { CrashBoundary } from "../../../crash/CrashBoundary";
import { focusField } from "./search-field";
import { SearchModal } from "./SearchModal";
import "@docsearch/css/dist/modal.css";
import "./modal.lazy.css";

interface Opened {
  root: Root;
  host: HTMLElement;
  opener: Element | null;
  hidden: Element[];
}

let opened: Opened | undefined;

/** True while the modal is open. */
export function isSearchOpen(): boolean {
  return opened !== undefined;
}

/** Preloads what a query needs. */
export function warmSearch(): void {
  searchClient().then(
    (client) => client.warm(),
    () => undefined,
  );
}

function closeAtEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.isComposing) return;
  event.preventDefault();
  closeModal();
}

/** Makes everything except the modal inert. */
function hideOthers(host: HTMLElement): Element[] {
  const others = [...document.body.children].filter(
    (child) => child !== host && child instanceof HTMLElement && !child.inert,
  );
  for (const other of others) other.toggleAttribute("inert", true);
  return others;
}

/** Closes the modal and returns the focus to its opener. */
export function closeModal(): void {
  if (!opened) return;
  const { root, host, opener, hidden } = opened;
  opened = undefined;
  window.removeEventListener("keydown", closeAtEscape);
  for (const other of hidden) other.removeAttribute("inert");
  root.unmount();
  host.remove();
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
}

/** Opens the modal with a query; if it crashes, the search page opens instead. */
export function openModal({ query, opener }: { query: string; opener: Element | null }): void {
  if (opened) return;
  cleanStorage();
  warmSearch();
  const host = document.createElement("div");
  host.id = "search";
  document.body.append(host);
  const root = createRoot(host);
  const goToSearchPage = (error: unknown) => {
    console.error("The search cannot be shown", error);
    closeModal();
    window.location.assign(__PATH_PREFIX__ + searchPageOf(query));
  };
  opened = { root, host, opener, hidden: hideOthers(host) };
  window.addEventListener("keydown", closeAtEscape);
  // At once, so that the next key goes to its field: DocSearch focuses it only after a frame.
  flushSync(() =>
    root.render(
      <CrashBoundary onCrash={goToSearchPage}>
        <SearchModal initialQuery={cutQuery(query)} onClose={closeModal} />
      </CrashBoundary>,
    ),
  );
  focusField();
}
