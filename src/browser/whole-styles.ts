import { whenIdle } from "./when-idle";

let whole: Promise<unknown> | undefined;

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

/**
 * Loads the whole style sheets, of which the HTML has only the critical rules, once. Resolves when all are loaded or have
 * failed. Dialogs, which have no critical rules, stay hidden until then.
 */
export function loadWholeStyles(): Promise<unknown> {
  if (whole) return whole;
  whole = Promise.all(
    [...document.querySelectorAll<HTMLStyleElement>("style[data-critical]")].map(fetchSheet),
  ).then((sheets) => {
    // All at once, because the browser lays out the page again after each change.
    for (const sheet of sheets) if (sheet) sheet.media = "all";
    document.documentElement.dataset.styles = "whole";
  });
  return whole;
}

/** Loads the whole sheets in an idle moment after the page has loaded. */
export function loadWholeStylesLater(): Promise<unknown> {
  return new Promise((done) => {
    const load = () => whenIdle(() => void loadWholeStyles().then(done), 1000);
    if (document.readyState === "complete") load();
    else addEventListener("load", load, { once: true });
  });
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
