import { leaveLateFont } from "./late-font";

let whole: Promise<unknown> | undefined;

/** Puts a whole sheet in the place of the rules that the page was painted with. Never rejects. */
function replace(style: HTMLStyleElement): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = style.dataset.href ?? "";
  return new Promise((done) => {
    link.onload = () => {
      style.remove();
      done();
    };
    // What the page was painted with stays.
    link.onerror = () => done();
    style.after(link);
  });
}

/**
 * Fetches the whole style sheets of a page, of which its HTML has what is needed to paint it; once. Resolves when all
 * are there or have failed. Dialogs, of which no HTML has anything, stay out of sight until then.
 */
export function loadWholeStyles(): Promise<unknown> {
  if (whole) return whole;
  leaveLateFont();
  whole = Promise.all(
    [...document.querySelectorAll<HTMLStyleElement>("style[data-critical]")].map(replace),
  ).then(() => {
    document.documentElement.dataset.styles = "whole";
  });
  return whole;
}

const later = (run: () => void) =>
  "requestIdleCallback" in window
    ? requestIdleCallback(run, { timeout: 1000 })
    : setTimeout(run, 100);

/** Fetches the whole sheets once the page is loaded and nothing else is to be done; resolves when they are there. */
export function loadWholeStylesLater(): Promise<unknown> {
  return new Promise((done) => {
    const load = () => later(() => void loadWholeStyles().then(done));
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
