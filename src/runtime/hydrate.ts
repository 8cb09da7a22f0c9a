import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates a page in slices of a few milliseconds, so that a slow phone scrolls meanwhile; a press finishes it at once. */
export function hydrateInSlices(page: ReactNode, container: Element): void {
  startTransition(() => void hydrateRoot(container, page));
}
