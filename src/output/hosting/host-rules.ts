import { decoded } from "../../config/addresses/internal-link";
import { sentAddress } from "../../config/addresses/sent-address";

export interface HostRules {
  /** `/docs-site`, or empty. */
  prefix: string;
  /** Both addresses include the path prefix. */
  redirects: readonly { from: string; to: string }[];
  /** Codes of the locales with a folder and a not-found page of their own. */
  locales?: readonly string[];
  /** Without the prefix and the not-found page. */
  routes: readonly string[];
  /** HTML files of static/ that are not pages, without the prefix: `/verification.html`. */
  documents?: readonly string[];
}

/** Addresses of the home pages, the site's first, without a slash at the end. */
export function homesOf({ prefix, locales = [] }: Pick<HostRules, "prefix" | "locales">): string[] {
  return [prefix, ...locales.map((code) => `${prefix}/${code}`)];
}

/** Adds the rules of a locale, which were made with the locale's own prefix. */
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

/** Permanent and with the same method; browsers cache it. */
export const cleanStatus = 308;
/** For redirects from content, in every host's syntax. */
export const movedStatus = 301;

/** The home page below a prefix keeps its slash, as Gatsby expects. */
export function address(prefix: string, route: string): string {
  return route === "/" ? `${prefix}/` : prefix + route;
}

export function withPrefix(prefix: string, path: string): string {
  return prefix && path !== prefix && !path.startsWith(`${prefix}/`) ? prefix + path : path;
}

/** An encoded path without query and hash, in which nothing is a host's placeholder or ends a line. */
export function sentPath(path: string): string {
  return sentAddress(path.replace(/[?#]/g, encodeURIComponent));
}

/** Longest text, in bytes, that fits into nginx's table (`map_hash_bucket_size`). */
const longest = 450;

/** Matches a decoded path: text that no configuration interprets, else a regular expression for PCRE and RE2. */
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

/** Encoded, so that it can end neither a header nor a line of rules; never `//host`. */
export function redirectTarget(to: string): { path: string; query: string; hash: string } {
  const origin = web.test(to) && URL.canParse(to) ? new URL(to).origin : "";
  const route = sentAddress(origin ? new URL(to).href.slice(origin.length) : to);
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(route) ?? [];
  return { path: `${origin}/${path.replace(/^\/+/, "")}`, query, hash };
}

export function wholeTarget(to: string): string {
  const { path, query, hash } = redirectTarget(to);
  return path + query + hash;
}
