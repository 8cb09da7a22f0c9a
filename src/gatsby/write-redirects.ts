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

/** Writes `_redirects` (the syntax of Netlify and Cloudflare Pages) and a page for each redirect. */
export async function writeRedirects(
  publicDir: string,
  redirects: readonly GatsbyRedirect[],
  prefix: string,
): Promise<void> {
  const rules = redirects.map(({ fromPath, toPath }) => {
    const [from, to] = [fromPath, toPath].map((route) =>
      prefix && !route.startsWith(`${prefix}/`) ? prefix + route : route,
    );
    return { from: from ?? fromPath, to: to ?? toPath };
  });
  await fs.writeFile(
    path.join(publicDir, "_redirects"),
    rules.map(({ from, to }) => `${from} ${to} 301\n`).join(""),
  );
  await Promise.all(
    rules.map(async ({ from, to }) => {
      const folder = path.join(publicDir, from.slice(prefix.length));
      await fs.mkdir(folder, { recursive: true });
      await fs.writeFile(path.join(folder, "index.html"), redirectPage(to));
    }),
  );
}
