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

/** Stores the docs version that the reader chose. */
export function chooseVersion(name: string): void {
  writeStorage(storageKeys.docsVersion, name);
  for (const listener of listeners) listener();
}

/** The docs version that the reader chose; by default, and during hydration, the latest. */
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
