import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { whileHydrating } from "../../browser/hydration";
import { keepSentPage } from "../../browser/crash/sent-page";
import { CrashBoundary } from "./CrashBoundary";
import { showSiteCrash } from "./site-crash";

/** Hydrates a page, and handles crashes outside the page's boundary. */
export function hydratePage(page: ReactNode, container: Element): void {
  keepSentPage(container);
  const onCrash = (error: unknown, retry: () => void) => {
    console.error(error);
    showSiteCrash(container, error, retry);
  };
  // Another task, so that slow phones can scroll between the two.
  setTimeout(() =>
    whileHydrating(() => {
      hydrateRoot(container, <CrashBoundary onCrash={onCrash}>{page}</CrashBoundary>);
    }),
  );
}
