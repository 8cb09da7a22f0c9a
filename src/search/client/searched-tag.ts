import { defaultTag } from "../../config/addresses/search-tag";
import type { SearchedVersion } from "./search-context";

/** The tag to search from a page: of the page's version, else of the one that the reader chose, else of the latest. */
export function searchedTag(
  versions: readonly SearchedVersion[] | undefined,
  /** Route without the path prefix. */
  path: string,
  chosen: string | null,
): string {
  if (!versions) return defaultTag;
  const holds = ({ route }: SearchedVersion) => path === route || path.startsWith(`${route}/`);
  // The routes of all versions begin with that of today's docs.
  const [nearest] = versions.filter(holds).sort((a, b) => b.route.length - a.route.length);
  const found =
    nearest ??
    versions.find(({ name }) => name === chosen) ??
    versions.find(({ isLatest }) => isLatest);
  return found?.tag ?? defaultTag;
}
