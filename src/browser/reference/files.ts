import { referenceAddress, referenceFolder } from "./reference-address";
import { loadOrRenew } from "../navigation/load-or-renew";

const fetched = new Map<string, Promise<unknown>>();

/** Prefetches a file of the reference: once, and again after a failure. */
export function fetchReferenceFile<T>(name: string): Promise<T> {
  const known = fetched.get(name);
  if (known) return known as Promise<T>;
  const file = fetch(`${__PATH_PREFIX__}/${referenceFolder}/${name}`).then((response) => {
    if (!response.ok) throw new Error(`${response.status} ${response.url}`);
    return response.json() as Promise<unknown>;
  });
  fetched.set(name, file);
  file.catch((error: unknown) => {
    console.warn("A part of this page could not be loaded", error);
    fetched.delete(name);
  });
  return file as Promise<T>;
}

/** Loads a file of the reference on the reader's request. */
export const takeReferenceFile = <T>(name: string): Promise<T> =>
  loadOrRenew(() => fetchReferenceFile<T>(name), [referenceAddress(name)]);
