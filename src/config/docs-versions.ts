import type { SiteConfig } from "./schema/site-config";

/** A version of the docs in the configuration. */
export type ConfiguredVersion = SiteConfig["docVersions"][number];

/** A version frozen in `content/versions/{name}` and `openapi/versions/{name}`. */
export interface FrozenVersion {
  name: string;
  /** `/docs/2.0` */
  route: string;
}

/** Route of a version's docs; the first version has no route of its own. */
export function versionRoute({ path, name }: ConfiguredVersion, index: number): string {
  return index === 0 ? "/docs" : `/docs/${path ?? name}`;
}

/** The frozen versions that this build includes; those with `href` are published elsewhere. */
export function frozenVersions(versions: readonly ConfiguredVersion[]): FrozenVersion[] {
  return versions.flatMap((version, index) =>
    index > 0 && version.href === undefined
      ? [{ name: version.name, route: versionRoute(version, index) }]
      : [],
  );
}

/** The route of a page of today's docs in a version: `/docs/intro` -> `/docs/2.0/intro`. */
export function routeInVersion(route: string, version: FrozenVersion): string {
  return `${version.route}${route.replace(/^\/docs(?=\/|$)/, "")}`;
}

/** The newest released version, which readers are sent to. */
export function latestVersion<V extends { banner: string }>(versions: readonly V[]): V | undefined {
  return versions.find(({ banner }) => banner !== "unreleased") ?? versions[0];
}
