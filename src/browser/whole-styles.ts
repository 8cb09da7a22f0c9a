import { whenIdle } from "./when-idle";

/** Milliseconds that the whole sheets wait for what is to come with them. */
const patience = 1000;

let fetched: Promise<(HTMLLinkElement | undefined)[]> | undefined;
let whole: Promise<unknown> | undefined;
let companion: Promise<unknown> | undefined;

/** Fetches a whole sheet without applying it; undefined if that fails. */
function fetchSheet({ dataset }: HTMLStyleElement): Promise<HTMLLinkElement | undefined> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.media = "not all";
  link.href = dataset.href ?? "";
  return new Promise((done) => {
    link.onload = () => done(link);
    // The critical styles stay.
    link.onerror = () => done(undefined);
    document.head.append(link);
  });
}

function fetchSheets(): Promise<(HTMLLinkElement | undefined)[]> {
  fetched ??= Promise.all(
    [...document.querySelectorAll<HTMLStyleElement>("style[data-critical]")].map(fetchSheet),
  );
  return fetched;
}

/**
 * Loads the whole style sheets, of which the HTML has only the critical rules, once. Resolves when all are loaded or have
 * failed. Dialogs, which have no critical rules, stay hidden until then.
 */
export function loadWholeStyles(): Promise<unknown> {
  whole ??= fetchSheets().then((sheets) => {
    // All at once, because the browser lays out the page again after each change.
    for (const sheet of sheets) if (sheet) sheet.media = "all";
    document.documentElement.dataset.styles = "whole";
  });
  return whole;
}

/**
 * Loads the whole sheets in an idle moment after the page has loaded. They wait a second at most for what
 * accompanies them: it lays out all text again too, and what changes in the same task is laid out once.
 */
export function loadWholeStylesLater(): Promise<unknown> {
  return new Promise((done) => {
    const load = () =>
      whenIdle(() => {
        void Promise.all([fetchSheets(), companion]).then(() => done(loadWholeStyles()));
      }, 1000);
    if (document.readyState === "complete") load();
    else addEventListener("load", load, { once: true });
  });
}

/** Lets the whole sheets that nobody has asked for wait for something else, see `loadWholeStylesLater`. */
export function accompanyWholeStyles(other: Promise<unknown>): void {
  companion = Promise.race([other, new Promise((done) => setTimeout(done, patience))]);
}

/** Loads the whole sheets on the reader's first input. */
export function loadWholeStylesOnInput(): void {
  for (const name of ["pointerdown", "keydown"])
    addEventListener(name, () => void loadWholeStyles(), {
      once: true,
      capture: true,
      passive: true,
    });
}
