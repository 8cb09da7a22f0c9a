import { leaveLateFont } from "./late-font";
import { whenIdle } from "./when-idle";

let whole: Promise<unknown> | undefined;

/** Fetches a whole sheet, which does nothing yet; undefined when it cannot be had. Never rejects. */
function fetchSheet({ dataset }: HTMLStyleElement): Promise<HTMLLinkElement | undefined> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.media = "not all";
  link.href = dataset.href ?? "";
  return new Promise((done) => {
    link.onload = () => done(link);
    // What the page was painted with stays.
    link.onerror = () => done(undefined);
    document.head.append(link);
  });
}

/**
 * Fetches the whole style sheets of a page, of which its HTML has what is needed to paint it, and adds them; once.
 * Resolves when all are there or have failed. Dialogs, of which no HTML has anything, stay out of sight until then.
 */
export function loadWholeStyles(): Promise<unknown> {
  if (whole) return whole;
  whole = Promise.all(
    [...document.querySelectorAll<HTMLStyleElement>("style[data-critical]")].map(fetchSheet),
  ).then((sheets) => {
    // All in one go: with each change of the sheets the browser lays the whole page out anew.
    leaveLateFont();
    for (const sheet of sheets) if (sheet) sheet.media = "all";
    document.documentElement.dataset.styles = "whole";
  });
  return whole;
}

/** Fetches the whole sheets once the page is loaded and nothing else is to be done; resolves when they are there. */
export function loadWholeStylesLater(): Promise<unknown> {
  return new Promise((done) => {
    const load = () => whenIdle(() => void loadWholeStyles().then(done), 1000);
    if (document.readyState === "complete") load();
    else addEventListener("load", load, { once: true });
  });
}

/** Fetches the whole sheets as soon as the reader does anything. */
export function loadWholeStylesOnInput(): void {
  for (const name of ["pointerdown", "keydown"])
    addEventListener(name, () => void loadWholeStyles(), {
      once: true,
      capture: true,
      passive: true,
    });
}
