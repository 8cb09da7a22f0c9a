import { prefersReducedMotion } from "../motion";

/** The page stands still until the change is made, but never for longer than this, in ms. */
const longestMs = 400;

let changed: () => void = () => undefined;

/** The new page is in the document. */
export function viewChanged(): void {
  changed();
}

/**
 * Begins a view transition where the browser has them and motion is not reduced; resolves when the page may change.
 * No frame is drawn from then on until viewChanged() is called.
 */
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
    // Skipped because another one has begun, or the window is hidden: the page changes all the same.
    transition.ready.catch(() => undefined);
  }).catch((error: unknown) => console.info("The change of the page cannot be shown", error));
}
