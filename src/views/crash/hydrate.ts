import { startTransition, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { keepSentPage } from "../../browser/crash/sent-page";
import { showSiteCrash } from "./site-crash";

/**
 * Hydrates a page in slices of a few milliseconds, so that a slow phone scrolls meanwhile; a press finishes it at once.
 * What crashes outside of the page's own boundary is caught here, around the whole application.
 */
export function hydrateInSlices(page: ReactNode, container: Element): void {
  keepSentPage(container);
  startTransition(() => {
    const root = hydrateRoot(container, page, {
      onUncaughtError(error, { componentStack }) {
        console.error(error, componentStack);
        // Not before React has taken away what crashed.
        queueMicrotask(() =>
          showSiteCrash(container, error, () => flushSync(() => root.render(page))),
        );
      },
    });
  });
}
