import type { LoadedDescription } from "./load-description";
import type { ReadApi } from "./read-api";

const loaded = new Map<string, LoadedDescription | undefined>();
let current: ReadApi = { problems: [], files: [], remote: [] };
let follower: (() => Promise<() => void>) | undefined;

/** Hands on the description of a version of the docs (none: today's), as it was loaded. */
export function setLoadedDescription(
  description: LoadedDescription | undefined,
  docsVersion = "",
): void {
  loaded.set(docsVersion, description);
}

/** The description as it was loaded last; undefined while it has a mistake that keeps it from being loaded. */
export const loadedDescription = (docsVersion = "") => loaded.get(docsVersion);

/**
 * Hands on what the source plugin has read; in develop, after each change of a file. What it resolves to is called once the
 * nodes are made, so that all nodes change at the same time and pages are made anew once.
 */
export async function setCurrentApi(read: ReadApi): Promise<() => void> {
  current = read;
  return (await follower?.()) ?? (() => undefined);
}

/** What the source plugin has read last. */
export const currentApi = () => current;

/** Calls `follow` after each later reading, and what it resolves to when the nodes are there. */
export function followCurrentApi(follow: () => Promise<() => void>): void {
  follower = follow;
}
