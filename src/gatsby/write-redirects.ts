import fs from "node:fs/promises";
import path from "node:path";

interface GatsbyRedirect {
  fromPath: string;
  toPath: string;
}

/** A page that leads on by itself, for hosts that know nothing of redirects. */
function redirectPage(to: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>Moved</title><link rel="canonical" href="${to}"><meta name="robots" content="noindex">`,
    `<meta http-equiv="refresh" content="0; url=${to}"></head>`,
    `<body><p>This page is at <a href="${to}">${to}</a>.</p></body></html>`,
  ].join("");
}

/** Rules that lead from `/docs/intro.html` and `/docs/intro/index.html` to `/docs/intro`. */
function suffixRules(routes: readonly string[], prefix: string): string[] {
  return routes.flatMap((route) => {
    const base = prefix + (route === "/" ? "" : route);
    const endings = route === "/" ? ["/index.html"] : [".html", "/index.html"];
    return endings.map((ending) => `${base}${ending} ${prefix}${route} 301\n`);
  });
}

/**
 * Writes `_redirects` (the syntax of Netlify and Cloudflare Pages): the redirects, then for each page the endings
 * that its address may have. Writes a page for each redirect too.
 */
export async function writeRedirects(
  publicDir: string,
  redirects: readonly GatsbyRedirect[],
  prefix: string,
  routes: readonly string[],
): Promise<void> {
  const rules = redirects.map(({ fromPath, toPath }) => {
    const [from, to] = [fromPath, toPath].map((route) =>
      prefix && !route.startsWith(`${prefix}/`) ? prefix + route : route,
    );
    return { from: from ?? fromPath, to: to ?? toPath };
  });
  await fs.writeFile(
    path.join(publicDir, "_redirects"),
    [...rules.map(({ from, to }) => `${from} ${to} 301\n`), ...suffixRules(routes, prefix)].join(
      "",
    ),
  );
  await Promise.all(
    rules.map(async ({ from, to }) => {
      const folder = path.join(publicDir, from.slice(prefix.length));
      await fs.mkdir(folder, { recursive: true });
      await fs.writeFile(path.join(folder, "index.html"), redirectPage(to));
    }),
  );
}
