import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { cutQuery } from "../../../../search/client/search-context";
import { searchPageOf } from "../search-address";
import { searchClient } from "../site-search";
import { cleanStorage } from "./clean-storage";
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

/** True while the modal is shown. */
export function isSearchOpen(): boolean {
  return opened !== undefined;
}

/** Lets the engine fetch what a query needs. */
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

/** Takes everything but the modal out of reach of pointer, keyboard and screen reader. */
function hideOthers(host: HTMLElement): Element[] {
  const others = [...document.body.children].filter(
    (one) => one !== host && one instanceof HTMLElement && !one.inert,
  );
  for (const one of others) one.toggleAttribute("inert", true);
  return others;
}

/** Closes the modal and gives the focus back to what it was opened from. */
export function closeModal(): void {
  if (!opened) return;
  const { root, host, opener, hidden } = opened;
  opened = undefined;
  window.removeEventListener("keydown", closeAtEscape);
  for (const one of hidden) one.removeAttribute("inert");
  root.unmount();
  host.remove();
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
}

/** Shows the modal, with a query typed already. A mistake in it leads to the search page, not to a dead page. */
export function openModal({ query, opener }: { query: string; opener: Element | null }): void {
  if (opened) return;
  cleanStorage();
  warmSearch();
  const host = document.createElement("div");
  host.id = "search";
  document.body.append(host);
  const root = createRoot(host, {
    onUncaughtError(error) {
      console.error("The search cannot be shown", error);
      closeModal();
      window.location.assign(__PATH_PREFIX__ + searchPageOf(query));
    },
  });
  opened = { root, host, opener, hidden: hideOthers(host) };
  window.addEventListener("keydown", closeAtEscape);
  // At once, with the focus in its field: the next key that is typed is for it.
  flushSync(() => root.render(<SearchModal initialQuery={cutQuery(query)} onClose={closeModal} />));
}
