import fs from "node:fs/promises";
import path from "node:path";
import type { SiteLocale } from "../config/schema/locales";
import { caddyfile } from "../hosting/caddy";
import { cloudfrontFunction, cloudfrontHeadersPolicy } from "../hosting/cloudfront";
import { headersFile } from "../hosting/headers-file";
import { withPrefix, type HostRules } from "../hosting/host-rules";
import { nginxConfiguration } from "../hosting/nginx";
import { redirectPage, redirectsFile } from "../hosting/redirects-file";

interface GatsbyRedirect {
  fromPath: string;
  toPath: string;
}

/** Where the configurations for hosts stand that do not read them from the site's own folder. */
export const generatedDir = path.resolve("deploy", "generated");

/** The rules of a build, with the prefix on both sides of each redirect that leads to a path. */
export function hostRules(
  redirects: readonly GatsbyRedirect[],
  prefix: string,
  routes: readonly string[],
): HostRules {
  const place = (to: string) => (to.startsWith("/") ? withPrefix(prefix, to) : to);
  return {
    prefix,
    routes: [...routes].sort(),
    redirects: redirects
      .map(({ fromPath, toPath }) => ({ from: place(fromPath), to: place(toPath) }))
      .sort((a, b) => (a.from < b.from ? -1 : 1)),
  };
}

/** Writes `_headers` and `_redirects` into the site. */
export async function writeHostRules(publicDir: string, rules: HostRules): Promise<void> {
  await fs.writeFile(path.join(publicDir, "_headers"), headersFile(rules));
  await fs.writeFile(path.join(publicDir, "_redirects"), redirectsFile(rules));
}

/** Writes a page for each redirect of this build, for hosts that do not read the rules. */
export async function writeRedirectPages(
  publicDir: string,
  rules: HostRules,
  language?: Pick<SiteLocale, "htmlLang" | "dir">,
): Promise<void> {
  await Promise.all(
    rules.redirects.map(async ({ from, to }) => {
      const folder = path.join(publicDir, decodeURI(from.slice(rules.prefix.length)));
      await fs.mkdir(folder, { recursive: true });
      await fs.writeFile(path.join(folder, "index.html"), redirectPage(to, language));
    }),
  );
}

/** Writes the configurations of nginx, Caddy and CloudFront. */
export async function writeHostConfigurations(dir: string, rules: HostRules): Promise<void> {
  const root = "/srv/site";
  const files = {
    "nginx.conf": nginxConfiguration(rules, { root, listen: "8080" }),
    Caddyfile: caddyfile(rules, { root, address: "{$SITE_ADDRESS::8080}" }),
    "cloudfront-function.js": cloudfrontFunction(rules),
    "cloudfront-headers.json": cloudfrontHeadersPolicy(),
  };
  await fs.mkdir(dir, { recursive: true });
  for (const [name, text] of Object.entries(files)) await fs.writeFile(path.join(dir, name), text);
}
