/** A version of the docs as the configuration has it. */
export interface ConfiguredVersion {
  name: string;
  label: string;
  path?: string;
  banner: "unreleased" | "unmaintained" | "none";
  mainDocId: string;
  href?: string;
  released?: string;
}

/** A version that is kept beside today's docs: in `content/versions/{name}` and `openapi/versions/{name}`. */
export interface FrozenVersion {
  name: string;
  /** `/docs/2.0` */
  route: string;
}

/** The part of the configuration that tells which versions there are. */
export interface VersionedSite {
  docVersions: readonly ConfiguredVersion[];
  api: { route: string; categoryRoute: string };
}

/** Route of a version's docs. The first version has none of its own. */
export function versionRoute({ path, name }: ConfiguredVersion, index: number): string {
  return index === 0 ? "/docs" : `/docs/${path ?? name}`;
}

/** The versions that are built here beside today's docs; those with an address are published elsewhere. */
export function frozenVersions(versions: readonly ConfiguredVersion[]): FrozenVersion[] {
  return versions.flatMap((version, index) =>
    index > 0 && version.href === undefined
      ? [{ name: version.name, route: versionRoute(version, index) }]
      : [],
  );
}

/** A route of today's docs in a version: `/docs/intro` is `/docs/2.0/intro`. */
export function routeInVersion(route: string, version: FrozenVersion): string {
  return `${version.route}${route.replace(/^\/docs(?=\/|$)/, "")}`;
}

/** The version that readers are sent to: the newest that is released. */
export function latestVersion<V extends { banner: string }>(versions: readonly V[]): V | undefined {
  return versions.find(({ banner }) => banner !== "unreleased") ?? versions[0];
}
