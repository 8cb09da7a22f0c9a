import type { Problem, SourceLocation } from "../problems/problem";

/** What checks of the configuration's links need to know about the finished pages. */
export interface Reachability {
  /** Content of SITE_CONFIG. */
  override: unknown;
  /** The content is another site's, which may lack what the default navbar leads to. */
  otherContent: boolean;
  routes: ReadonlySet<string>;
  /** First page of each sidebar. */
  sidebars: { docs?: string; api?: string };
  /** Routes of docs by their path under content/docs. */
  docs?: ReadonlyMap<string, string>;
  /** Frozen versions. */
  versions?: readonly VersionPages[];
  brokenLinks: Problem["level"];
  locate?: (path: readonly PropertyKey[]) => SourceLocation;
}

/** The pages of a frozen version. */
export interface VersionPages {
  name: string;
  route: string;
  /** Routes of docs by their path under content/docs. */
  docs: ReadonlyMap<string, string>;
  /** First page of each sidebar. */
  sidebars: { docs?: string; api?: string };
}

/** Whether SITE_CONFIG sets the value at a path. */
export function isSet(override: unknown, path: readonly string[]): boolean {
  let at = override;
  for (const key of path) {
    if (typeof at !== "object" || at === null || !(key in at)) return false;
    at = Reflect.get(at, key);
  }
  return true;
}

/** Why an entry of the configuration is left out. */
export interface ConfigFault extends Omit<Problem, "level" | "where"> {
  /** `navbar.items[2]` */
  where: string;
}

/** `navbar.items[2].to` -> `["navbar", "items", 2, "to"]` */
const keysOf = (where: string) =>
  where
    .split(/[.[\]]+/)
    .flatMap((key) => (key === "" ? [] : /^\d+$/.test(key) ? Number(key) : key));

/** A fault as a problem, as severe as a broken link. */
export function faultProblem(
  { where, what, ...rest }: ConfigFault,
  { brokenLinks: level, locate }: Pick<Reachability, "brokenLinks" | "locate">,
): Problem {
  return {
    ...rest,
    level,
    what: `${where}: ${what}`,
    where: locate?.(keysOf(where)) ?? {
      file: process.env.SITE_CONFIG ?? "src/config/site.config.ts",
    },
  };
}

export function brokenLink(where: string, label: string, to: string | undefined): ConfigFault {
  return {
    where,
    code: "site-config-broken-link",
    what: "leads to a page that does not exist",
    seen: `label: ${label}${to ? `, to: ${to}` : ""}`,
    cause: `No page of this site has the address ${to ?? "of an empty sidebar"}.`,
    fix: "Remove the entry, or add the page that it should lead to.",
  };
}
