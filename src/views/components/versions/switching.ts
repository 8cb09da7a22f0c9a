import { latestVersion } from "../../../config/docs-versions";
import { useSiteConfig } from "../layout/use-site-config";
import { usePageVersions } from "./page-versions-context";
import { useActiveVersion } from "./use-active-version";

/** What pages need if the docs have several versions; otherwise the build replaces this file with one-version.tsx. */
export { PageVersionsProvider } from "./page-versions-context";
export { VersionBanner } from "./VersionBanner";
export { VersionDropdown } from "./VersionDropdown";
export { VersionLink } from "./VersionLink";

/** What links of the configuration depend on; undefined if on nothing. */
export const useShownVersion = (): unknown => useActiveVersion();

type Entry = Pick<Queries.NavbarEntryFragment, "to" | "sidebarId">;

/** The route of a link of the configuration in the current version, or in the one that the reader chose. */
export function useEntryRoute({ to, sidebarId }: Entry): string | null {
  const version = useActiveVersion();
  if (sidebarId === "docs" || sidebarId === "api") return version?.[sidebarId] ?? to;
  const [, route = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(to ?? "") ?? [];
  const there = (version?.entries as Record<string, string> | null | undefined)?.[route];
  return there === undefined ? to : there + rest;
}

/** The route of a page in the current docs: `/docs/2.0/intro` -> `/docs/intro`. */
export function usePlainRoute(path: string): string {
  const { docVersions } = useSiteConfig();
  const page = usePageVersions();
  const route = docVersions.find(({ name }) => name === page?.name)?.route;
  return route && path.startsWith(`${route}/`) ? `/docs${path.slice(route.length)}` : path;
}

/** The route for search engines: that of the page in the latest version. */
export function useCanonicalRoute(path: string): string {
  const { docVersions } = useSiteConfig();
  const page = usePageVersions();
  return page?.pages[latestVersion(docVersions)?.name ?? ""] ?? path;
}
