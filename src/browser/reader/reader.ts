import { readStorage, writeStorage } from "../storage";
import { storageKeys } from "../storage-keys";
import { foldHalves } from "./fold-halves";

/** Who reads: somebody at the screen of the product, or somebody who writes a program. */
export type Reader = "app" | "api";

const listeners = new Set<() => void>();
let chosen: Reader | undefined;
let cameFromReference = false;

const isReference = (path: string) => /\/api(?:\/|$)/.test(path);

/** Remembers that the reader comes from the API reference, which is the default of who has not chosen. */
export function noteReader(previousPath: string): void {
  cameFromReference = isReference(previousPath);
}

/** The reader's choice, or else the default by the page before. */
export function readReader(): Reader {
  const stored = chosen ?? readStorage(storageKeys.reader);
  if (stored === "app" || stored === "api") return stored;
  return cameFromReference || isReference(document.referrer) ? "api" : "app";
}

/** Remembers a choice, and folds the other half. */
export function chooseReader(reader: Reader): void {
  chosen = reader;
  writeStorage(storageKeys.reader, reader);
  listeners.forEach((listener) => listener());
}

/** Calls `listener` after each choice; returns a function that ends that. */
export function followReader(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Moves the kind of errors that the reader does not see to the end of each table. */
function sortErrors(reader: Reader): void {
  document.querySelectorAll("tbody[data-half]").forEach((rows) => {
    if (rows.getAttribute("data-half") !== reader) rows.parentElement?.append(rows);
  });
}

/** Folds the half that is not for the reader, and puts the reader's kind of errors first. Only after hydration. */
export function applyReader(): void {
  const reader = readReader();
  foldHalves(storageKeys.reader, reader);
  sortErrors(reader);
}
