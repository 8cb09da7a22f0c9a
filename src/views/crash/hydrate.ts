import { startTransition, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { keepSentPage } from "../../browser/crash/sent-page";
import { showSiteCrash } from "./site-crash";

/** Hydrates a page in slices, so that slow phones can scroll meanwhile, and handles crashes outside the page's boundary. */
export function hydrateInSlices(page: ReactNode, container: Element): void {
  keepSentPage(container);
  startTransition(() => {
    const root = hydrateRoot(container, page, {
      onUncaughtError(error, { componentStack }) {
        console.error(error, componentStack);
        // After React has removed what crashed.
        queueMicrotask(() =>
          showSiteCrash(container, error, () => flushSync(() => root.render(page))),
        );
      },
    });
  });
}
