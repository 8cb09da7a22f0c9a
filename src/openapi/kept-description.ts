import type { LoadedDescription } from "./load-description";

const kept = new Map<string, LoadedDescription | undefined>();

/** Hands the description of a version of the docs (none: today's) on to other parts of the build, which would else load it once more. */
export function keepDescription(
  description: LoadedDescription | undefined,
  docsVersion = "",
): void {
  kept.set(docsVersion, description);
}

/** The description as it was read last; undefined when something must be mended in it first. */
export function keptDescription(docsVersion = ""): LoadedDescription | undefined {
  return kept.get(docsVersion);
}
