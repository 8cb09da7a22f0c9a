import { prefersReducedMotion } from "../media";

/** Milliseconds for which the page may be frozen. */
const longestMs = 400;

let changed: () => void = () => undefined;

/** Ends the freeze when the new page is in the document. */
export function viewChanged(): void {
  changed();
}

/** Begins a view transition, if possible, and resolves when the page may change. No frame is drawn until viewChanged(). */
export function beginViewTransition(): Promise<void> {
  if (!document.startViewTransition || prefersReducedMotion() || document.hidden)
    return Promise.resolve();
  return new Promise<void>((mayChange) => {
    const transition = document.startViewTransition(() => {
      mayChange();
      return new Promise<void>((done) => {
        changed = done;
        setTimeout(done, longestMs);
      });
    });
    // Skipped if another one has begun or the window is hidden; the page changes anyway.
    transition.ready.catch(() => undefined);
  }).catch((error: unknown) => console.info("The change of the page cannot be shown", error));
}
