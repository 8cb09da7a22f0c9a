import { text } from "../../i18n/markup-text";
import type { SiteLocale } from "../../config/schema/locales";
import { escapeAttribute, escapeText } from "../../content/markdown/escape-html";
import { address, movedStatus, sentPath, wholeTarget, type HostRules } from "./host-rules";
import { decoded } from "../../config/addresses/internal-link";

/** Lead from `/docs/intro.html` and `/docs/intro/index.html` to `/docs/intro`. */
function suffixRules({ routes, prefix }: HostRules): string[] {
  return routes.flatMap((route) => {
    const isHome = route.endsWith("/");
    const base = prefix + sentPath(isHome ? route.slice(0, -1) : route);
    const endings = isHome ? ["/index.html"] : [".html", "/index.html"];
    return endings.map(
      (ending) => `${base}${ending} ${address(prefix, sentPath(route))} ${movedStatus}\n`,
    );
  });
}

/** The site's own not-found page needs no rule. */
function notFoundRules({ prefix, locales = [] }: HostRules): string[] {
  return locales.map((code) => `${prefix}/${code}/* ${prefix}/${code}/404.html 404\n`);
}

/** `_redirects` (Netlify, Cloudflare Pages, bundled server). Not-found rules match whole locales, so they are last. */
export function redirectsFile(rules: HostRules): string {
  const moved = rules.redirects.map(
    ({ from, to }) => `${sentPath(from)} ${wholeTarget(to)} ${movedStatus}\n`,
  );
  return [...moved, ...suffixRules(rules), ...notFoundRules(rules)].join("");
}

const english: Pick<SiteLocale, "htmlLang" | "dir"> = { htmlLang: "en", dir: "ltr" };

/** A page that redirects by itself, for hosts without redirect rules. */
export function redirectPage(to: string, { htmlLang, dir } = english): string {
  const target = escapeAttribute(wholeTarget(to));
  const shown = escapeText(decoded(wholeTarget(to)));
  return [
    `<!doctype html><html lang="${escapeAttribute(htmlLang)}"${dir === "rtl" ? ' dir="rtl"' : ""}><head><meta charset="utf-8">`,
    `<title>${text.moved}</title><link rel="canonical" href="${target}"><meta name="robots" content="noindex">`,
    `<meta http-equiv="refresh" content="0; url=${target}"></head>`,
    `<body><p>${text.movedTo} <a href="${target}" dir="ltr">${shown}</a></p></body></html>`,
  ].join("");
}
