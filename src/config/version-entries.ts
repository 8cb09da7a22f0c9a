import { routeInVersion } from "./docs-versions";
import type { Reachability, VersionPages } from "./reachability";

const routeOf = (to: string) => to.replace(/[?#].*/, "");

/** Maps routes of today's docs to their pages in a frozen version, if it has them. */
export function versionEntries(
  links: readonly string[],
  version: VersionPages,
  { docs, routes }: Pick<Reachability, "docs" | "routes">,
): Record<string, string> {
  const ids = new Map([...(docs ?? [])].map(([docId, slug]) => [slug, docId]));
  const today = [...new Set(links.map(routeOf))].filter((route) => /^\/docs(?:\/|$)/.test(route));
  const entries = today.flatMap((route) => {
    const id = ids.get(route);
    const same = id === undefined ? routeInVersion(route, version) : version.docs.get(id);
    return same !== undefined && (id !== undefined || routes.has(same)) ? [[route, same]] : [];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}
