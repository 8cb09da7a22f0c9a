import { lateSelector } from "./late-parts";

/** Of a screen full of text about half: laid out in one piece also on a slow phone. */
const atOnce = 8;

interface Place {
  pathname: string;
  hash: string;
  /** How the router came there; undefined on the first page. */
  action?: string;
}

let runs = 0;

/** Resolves in an idle moment after the next frame: what was changed before has been laid out then. */
const nextIdle = () =>
  new Promise<void>((done) =>
    requestAnimationFrame(() => {
      if ("requestIdleCallback" in window) requestIdleCallback(() => done(), { timeout: 500 });
      else setTimeout(done, 50);
    }),
  );

/**
 * Lets what is below the first screen wait, of a page that is about to be shown from its top. Back and forward, and a
 * link to a place on the page, need to know how high everything above it is.
 */
export function layOutLate(next: Place, previous: Place | null): void {
  if (!previous || next.pathname === previous.pathname) return;
  runs++;
  const { dataset } = document.documentElement;
  if (next.action === "PUSH" && !next.hash) dataset.layout = "late";
  else delete dataset.layout;
}

function forget(part: HTMLElement): void {
  part.style.removeProperty("content-visibility");
  if (!part.getAttribute("style")) part.removeAttribute("style");
}

/** Lays out what waits, a few parts a frame, so that nothing is held up; ends when another page is shown. */
export async function layOutRest(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.layout !== "late") return;
  const run = ++runs;
  const parts = [...document.querySelectorAll<HTMLElement>(lateSelector)];
  for (let done = 0; done < parts.length; done += atOnce) {
    await nextIdle();
    if (run !== runs) return;
    for (const part of parts.slice(done, done + atOnce)) part.style.contentVisibility = "visible";
  }
  await nextIdle();
  if (run !== runs) return;
  delete dataset.layout;
  parts.forEach(forget);
}
