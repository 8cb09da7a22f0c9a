import { isTypedText, singleKeysOn } from "../../browser/single-keys";
import { openSearch, preloadSearch, toggleSearch } from "./load-search";

const opener = "[data-search-open]";

const openerOf = (event: Event) => (event.target as Element | null)?.closest<HTMLElement>(opener);

function preloadAt(event: Event): void {
  if (openerOf(event)) preloadSearch();
}

const textIn = (element: Element) =>
  (element instanceof HTMLInputElement ? element : element.querySelector("input"))?.value ?? "";

function openAtClick(event: MouseEvent): void {
  const element = openerOf(event);
  if (!element || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // The first letter typed into a field opens the search; focus alone must not.
  if (event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  openSearch(textIn(element));
}

function openAtInput(event: Event): void {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || !openerOf(event)) return;
  if ((event as InputEvent).isComposing || !field.value) return;
  openSearch(field.value);
  field.value = "";
}

function openAtKey(event: KeyboardEvent): void {
  // Autofill sends key events without a key.
  const key = (event.key as string | undefined)?.toLowerCase();
  if (event.isComposing || event.altKey) return;
  const chord = key === "k" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
  const slash = key === "/" && !isTypedText(event) && singleKeysOn();
  if (!chord && !slash) return;
  event.preventDefault();
  if (chord) toggleSearch();
  else openSearch();
}

/**
 * Opens the search with Ctrl/Cmd+K, "/", and anything with `data-search-open` (a button, a link, a form with a field),
 * which also preloads its code on hover, touch, and focus.
 */
export function listenForSearch(): void {
  for (const type of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(type, preloadAt, { passive: true });
  document.addEventListener("click", openAtClick);
  document.addEventListener("compositionend", openAtInput);
  document.addEventListener("input", openAtInput);
  document.addEventListener("keydown", openAtKey);
}
