import { latestVersion } from "../../versions/docs-versions";
import { useSiteConfig } from "../layout/use-site-config";
import { usePageVersions } from "./page-versions";
import { useActiveVersion } from "./use-active-version";

/**
 * What a site with several versions of its docs has in its pages. Where there is one version, the build puts
 * one-version.tsx in place of this file.
 */
export { PageVersionsProvider } from "./page-versions";
export { VersionBanner } from "./VersionBanner";
export { VersionDropdown } from "./VersionDropdown";
export { VersionLink } from "./VersionLink";

type Entry = Pick<Queries.NavbarEntryFragment, "to" | "sidebarId"> &
  Partial<Pick<Queries.NavbarEntryFragment, "targets">>;

/** Where an item of the top bar leads in the version that is being read, or that the reader chose. */
export function useEntryRoute({ to, sidebarId, targets }: Entry): string | null {
  const version = useActiveVersion();
  if (sidebarId === "docs" || sidebarId === "api") return version?.[sidebarId] ?? to;
  return targets?.find((target) => target.version === version?.name)?.to ?? to;
}

/** The route of a page as it would be in today's docs: `/docs/2.0/intro` is `/docs/intro`. */
export function usePlainRoute(path: string): string {
  const { docVersions } = useSiteConfig();
  const page = usePageVersions();
  const route = docVersions.find(({ name }) => name === page?.name)?.route;
  return route && path.startsWith(`${route}/`) ? `/docs${path.slice(route.length)}` : path;
}

/** The route that search engines should know a page by: the same page in the latest version. */
export function useCanonicalRoute(path: string): string {
  const { docVersions } = useSiteConfig();
  const page = usePageVersions();
  return page?.pages[latestVersion(docVersions)?.name ?? ""] ?? path;
}
