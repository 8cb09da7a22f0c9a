import { defaultTag } from "../../config/addresses/search-tag";
import type { SearchedVersion } from "./search-context";

/**
 * The tag of the records that are searched from a page: those of the page's version, else of the one that the reader
 * chose, else of the latest. `path` is a route without the path prefix.
 */
export function searchedTag(
  versions: readonly SearchedVersion[] | undefined,
  path: string,
  chosen: string | null,
): string {
  if (!versions) return defaultTag;
  const holds = ({ route }: SearchedVersion) => path === route || path.startsWith(`${route}/`);
  // The route of today's docs is the beginning of all others.
  const [nearest] = versions.filter(holds).sort((a, b) => b.route.length - a.route.length);
  const found =
    nearest ??
    versions.find(({ name }) => name === chosen) ??
    versions.find(({ isLatest }) => isLatest);
  return found?.tag ?? defaultTag;
}
