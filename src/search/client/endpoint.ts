import type { AlgoliaHit } from "./algolia-types";

/** Method and path of an operation that was found; undefined for everything else. */
export function endpointOf({
  kind,
  names,
}: Partial<Pick<AlgoliaHit, "kind" | "names">>): { method: string; path: string } | undefined {
  const [, method, path] = /^([A-Z]+) (\/\S*)$/.exec(names?.[0] ?? "") ?? [];
  return kind === "operation" && method && path ? { method, path } : undefined;
}
