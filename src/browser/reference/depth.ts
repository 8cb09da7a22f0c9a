import { readStorage, writeStorage } from "../storage";
import { storageKeys } from "../storage-keys";
import { fillPart } from "./parts";

/** The depth that the reader has chosen: levels of nested fields that are open. */
export function chosenDepth(): number {
  return Number(readStorage(storageKeys.fieldDepth)) || 0;
}

/** Remembers the depth for all pages. */
export const rememberDepth = (depth: number) => writeStorage(storageKeys.fieldDepth, String(depth));

const isShown = (details: Element) =>
  !details.parentElement?.closest("details.response:not([open])");

/** A disclosure inside of one with the same part would open for ever. */
const isCircular = (details: HTMLDetailsElement) =>
  details.dataset.part !== undefined &&
  details.parentElement?.closest(`[data-part="${details.dataset.part}"]`) !== null;

/** `isWanted`: false when the reader has chosen another depth since. */
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

/**
 * Opens the nested fields below an element to a depth and closes deeper ones; what is missing is fetched. Ends where it
 * is when the reader chooses another depth meanwhile.
 */
export function openToDepth(scope: Element, depth: number): Promise<void> {
  const chosen = chosenDepth();
  return openLevel(scope, depth, () => chosenDepth() === chosen);
}
