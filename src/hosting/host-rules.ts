/** An address that leads to another one; both with the path prefix. */
export interface HostRedirect {
  from: string;
  to: string;
}

/** What the rules for all hosts are made from. */
export interface HostRules {
  /** `/docs-site`, or empty. */
  prefix: string;
  redirects: readonly HostRedirect[];
  /** Codes of the locales that stand in folders of their own; each has a not-found page there. */
  locales?: readonly string[];
  /** Routes of all pages but the not-found page, without the prefix. */
  routes: readonly string[];
}

/** Where a home page stands, and the builds beside it: the site's own place, then that of each locale. */
export function homesOf({ prefix, locales = [] }: Pick<HostRules, "prefix" | "locales">): string[] {
  return [prefix, ...locales.map((code) => `${prefix}/${code}`)];
}

/** The rules of a site with those of a locale of it, which were made below the locale's own prefix. */
export function withLocale(site: HostRules, code: string, own: HostRules): HostRules {
  return {
    prefix: site.prefix,
    locales: [...(site.locales ?? []), code],
    routes: [...site.routes, ...own.routes.map((route) => address(`/${code}`, route))],
    redirects: [...site.redirects, ...own.redirects],
  };
}

/** Permanent: browsers keep it, with the method, until it is asked for again. */
export const cleanStatus = 308;
/** Status of redirects from content, in every host's syntax. */
export const movedStatus = 301;

/** A route as readers see it: the home page below a prefix keeps its slash, as Gatsby wants it. */
export function address(prefix: string, route: string): string {
  return route === "/" ? `${prefix}/` : prefix + route;
}

/** Puts the prefix before a path that does not have it. */
export function withPrefix(prefix: string, path: string): string {
  return prefix && path !== prefix && !path.startsWith(`${prefix}/`) ? prefix + path : path;
}

/** The decoded form of a path, in which hosts compare it. */
export function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Text as part of a regular expression. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
