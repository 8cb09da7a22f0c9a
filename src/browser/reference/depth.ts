import { readStorage, writeStorage } from "../storage";
import { storageKeys } from "../storage-keys";
import { fillPart } from "./reference-parts";

/** How many levels of nested fields the reader wants open. */
export function chosenDepth(): number {
  return Number(readStorage(storageKeys.fieldDepth)) || 0;
}

/** Stores the depth for all pages. */
export const rememberDepth = (depth: number) => writeStorage(storageKeys.fieldDepth, String(depth));

const isShown = (details: Element) =>
  !details.parentElement?.closest("details.response:not([open])");

/** A disclosure inside one with the same part would open forever. */
const isCircular = (details: HTMLDetailsElement) =>
  details.dataset.part !== undefined &&
  details.parentElement?.closest(`[data-part="${details.dataset.part}"]`) !== null;

/** `isWanted`: false once the reader has chosen another depth. */
async function openLevel(scope: Element, left: number, isWanted: () => boolean): Promise<void> {
  if (left <= 0) {
    for (const details of scope.querySelectorAll<HTMLDetailsElement>("details.nested[open]"))
      details.open = false;
    return;
  }
  const level = [...scope.querySelectorAll<HTMLDetailsElement>("details.nested")].filter(
    (details) =>
      (details.parentElement?.closest("details.nested") ?? null) ===
        scope.closest("details.nested") &&
      isShown(details) &&
      !isCircular(details),
  );
  await Promise.all(
    level.map(async (details) => {
      details.open = true;
      if ((await fillPart(details)) && isWanted()) await openLevel(details, left - 1, isWanted);
    }),
  );
}

/** Opens nested fields to a depth, fetching missing parts, and closes deeper ones; stops if the depth is changed. */
export function openToDepth(scope: Element, depth: number): Promise<void> {
  const chosen = chosenDepth();
  return openLevel(scope, depth, () => chosenDepth() === chosen);
}
