import { useSyncExternalStore } from "react";
import { readStorage, writeStorage } from "../../browser/storage";
import { latestVersion } from "../../config/docs-versions";
import { storageKeys } from "../../browser/storage-keys";

const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener("storage", onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener("storage", onChange);
  };
}

/** Remembers the version of the docs that the reader chose. */
export function chooseVersion(name: string): void {
  writeStorage(storageKeys.docsVersion, name);
  for (const listener of listeners) listener();
}

/** The version that the reader chose, else the latest; while the page is hydrated it is the latest. */
export function useChosenVersion<V extends { readonly name: string; readonly banner: string }>(
  versions: readonly V[],
): V | undefined {
  const name = useSyncExternalStore(
    subscribe,
    () => readStorage(storageKeys.docsVersion),
    () => null,
  );
  return versions.find((version) => version.name === name) ?? latestVersion(versions);
}
