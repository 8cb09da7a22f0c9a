import { address, movedStatus, type HostRules } from "./host-rules";

/** Rules that lead from `/docs/intro.html` and `/docs/intro/index.html` to `/docs/intro`. */
function suffixRules({ routes, prefix }: HostRules): string[] {
  return routes.flatMap((route) => {
    const base = prefix + (route === "/" ? "" : route);
    const endings = route === "/" ? ["/index.html"] : [".html", "/index.html"];
    return endings.map((ending) => `${base}${ending} ${address(prefix, route)} ${movedStatus}\n`);
  });
}

/**
 * `_redirects` (Netlify, Cloudflare Pages, the bundled server): the redirects, then for each page the endings that
 * its address may have.
 */
export function redirectsFile(rules: HostRules): string {
  const moved = rules.redirects.map(({ from, to }) => `${from} ${to} ${movedStatus}\n`);
  return [...moved, ...suffixRules(rules)].join("");
}

/** A page that leads on by itself, for hosts that know nothing of redirects. */
export function redirectPage(to: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>Moved</title><link rel="canonical" href="${to}"><meta name="robots" content="noindex">`,
    `<meta http-equiv="refresh" content="0; url=${to}"></head>`,
    `<body><p>This page is at <a href="${to}">${to}</a>.</p></body></html>`,
  ].join("");
}
