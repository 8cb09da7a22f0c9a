import type { Problem, SourceLocation } from "../problems/problem";

/** What the finished list of pages tells about the links of the configuration. */
export interface Reachability {
  /** What SITE_CONFIG sets itself. */
  override: unknown;
  /** True where the content is not this project's own: the defaults may name pages that it lacks. */
  otherContent: boolean;
  routes: ReadonlySet<string>;
  /** First page of each sidebar. */
  sidebars: { docs?: string; api?: string };
  /** Routes of docs by their path under content/docs. */
  docs?: ReadonlyMap<string, string>;
  /** Frozen versions. */
  versions?: readonly VersionPages[];
  brokenLinks: Problem["level"];
  /** File and line of a value of the configuration. */
  locate?: (path: readonly PropertyKey[]) => SourceLocation;
}

/** What is known of a version of the docs when its pages are made. */
export interface VersionPages {
  name: string;
  route: string;
  /** Routes of docs by their path under content/docs. */
  docs: ReadonlyMap<string, string>;
  /** First page of each sidebar. */
  sidebars: { docs?: string; api?: string };
}

/** True where SITE_CONFIG sets the value at a path. */
export function isSet(override: unknown, path: readonly string[]): boolean {
  let at = override;
  for (const key of path) {
    if (typeof at !== "object" || at === null || !(key in at)) return false;
    at = Reflect.get(at, key);
  }
  return true;
}

/** Why an entry of the configuration cannot be shown. */
export interface Fault {
  /** `navbar.items[2]` */
  where: string;
  code: string;
  what: string;
  seen: string;
  cause: string;
  fix: string;
}

/** `navbar.items[2].to` as the keys on the way to it. */
const keysOf = (where: string) =>
  where
    .split(/[.[\]]+/)
    .flatMap((key) => (key === "" ? [] : /^\d+$/.test(key) ? Number(key) : key));

/** The problem of an entry: a warning where a default does not fit another site, else as severe as a broken link. */
export function faultProblem(
  { where, code, what, seen, cause, fix }: Fault,
  own: boolean,
  { brokenLinks: level, locate }: Pick<Reachability, "brokenLinks" | "locate">,
): Problem {
  const place = locate?.(keysOf(where));
  if (!own)
    return {
      level: "warning",
      code: "site-config-default-left-out",
      what: `${where}: left out, this site has no such page`,
      where: place ?? { file: "src/config/site.config.ts" },
      seen,
      cause:
        "The entry belongs to the default configuration and leads to a page that is not built here.",
      fix: `Set ${where.replace(/\[\d+\].*/, "")} in the file that SITE_CONFIG names.`,
    };
  return {
    level,
    code,
    what: `${where}: ${what}`,
    where: place ?? { file: process.env.SITE_CONFIG ?? "src/config/site.config.ts" },
    seen,
    cause,
    fix,
  };
}

/** The fault of a link that leads to no page of this site. */
export function brokenLink(where: string, label: string, to: string | undefined): Fault {
  return {
    where,
    code: "site-config-broken-link",
    what: "leads to a page that does not exist",
    seen: `label: ${label}${to ? `, to: ${to}` : ""}`,
    cause: `No page of this site has the address ${to ?? "of an empty sidebar"}.`,
    fix: "Remove the entry, or add the page that it should lead to.",
  };
}
