import type { SearchedVersion } from "../../search/client/search-context";
import { searchTagOf } from "../../config/addresses/search-tag";
import { latestVersion, versionRoute, type ConfiguredVersion } from "../../config/docs-versions";

/** The versions that the search knows, for the browser; undefined if there is only one. */
export function searchedVersions(
  versions: readonly ConfiguredVersion[],
): SearchedVersion[] | undefined {
  const latest = latestVersion(versions);
  const built = versions
    .filter(({ href }, index) => index === 0 || href === undefined)
    .map((version, index) => ({
      name: version.name,
      route: versionRoute(version, index),
      tag: searchTagOf(index === 0 ? null : version.name),
      isLatest: version === latest,
    }));
  return built.length > 1 ? built : undefined;
}
