import { decoded } from "../../config/addresses/internal-link";
import { sentAddress } from "../../config/addresses/sent-address";

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
  /** Files of the folder static/ that are HTML and no pages: `/verification.html`, without the prefix. */
  documents?: readonly string[];
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
    documents: [
      site.documents ?? [],
      (own.documents ?? []).map((file) => `/${code}${file}`),
    ].flat(),
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

/** A path without query and hash, encoded: nothing in it is a placeholder of a host, or the end of a line. */
export function sentPath(path: string): string {
  return sentAddress(path.replace(/[?#]/g, encodeURIComponent));
}

/** Longest text that nginx finds room for in a line of its table (`map_hash_bucket_size`), in bytes. */
const longest = 450;

/**
 * What a request's decoded path is compared with: a text of letters that no configuration reads anything into, else a
 * regular expression with those characters written as numbers, which PCRE and RE2 understand.
 */
export function comparedPath(from: string): { text: string; isPattern: boolean } {
  const path = decoded(from).replace(/\p{Cs}/gu, "\uFFFD");
  if (/^[\p{L}\p{M}\p{N}._~/-]+$/u.test(path) && Buffer.byteLength(path) < longest)
    return { text: path, isPattern: false };
  const source = path.replace(/[^\w/~-]/g, (mark) =>
    mark > "\x7F" ? mark : `\\x${mark.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );
  return { text: `^${source}$`, isPattern: true };
}

const web = /^https?:\/\/[^/]/;

/** Where a redirect leads to: encoded, so that it can end neither a header nor a line of rules; never to `//host`. */
export function redirectTarget(to: string): { path: string; query: string; hash: string } {
  const origin = web.test(to) && URL.canParse(to) ? new URL(to).origin : "";
  const route = sentAddress(origin ? new URL(to).href.slice(origin.length) : to);
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(route) ?? [];
  return { path: `${origin}/${path.replace(/^\/+/, "")}`, query, hash };
}

/** The whole target of a redirect. */
export function wholeTarget(to: string): string {
  const { path, query, hash } = redirectTarget(to);
  return path + query + hash;
}
