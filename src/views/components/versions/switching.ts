import { latestVersion } from "../../../config/docs-versions";
import { useSiteConfig } from "../layout/use-site-config";
import { usePageVersions } from "./page-versions-context";
import { useActiveVersion } from "./use-active-version";

/**
 * What a site with several versions of its docs has in its pages. Where there is one version, the build puts
 * one-version.tsx in place of this file.
 */
export { PageVersionsProvider } from "./page-versions-context";
export { VersionBanner } from "./VersionBanner";
export { VersionDropdown } from "./VersionDropdown";
export { VersionLink } from "./VersionLink";

type Entry = Pick<Queries.NavbarEntryFragment, "to" | "sidebarId">;

/** Where a link of the configuration leads in the version that is being read, or that the reader chose. */
export function useEntryRoute({ to, sidebarId }: Entry): string | null {
  const version = useActiveVersion();
  if (sidebarId === "docs" || sidebarId === "api") return version?.[sidebarId] ?? to;
  const [, route = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(to ?? "") ?? [];
  const there = (version?.entries as Record<string, string> | null | undefined)?.[route];
  return there === undefined ? to : there + rest;
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
