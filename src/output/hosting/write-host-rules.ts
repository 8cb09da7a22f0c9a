import fs from "node:fs/promises";
import path from "node:path";
import type { SiteLocale } from "../../config/schema/locales";
import { caddyfile } from "./caddy";
import {
  cloudfrontFunction,
  cloudfrontHeadersPolicy,
  cloudfrontResponseFunction,
} from "./cloudfront";
import { headersFile } from "./headers-file";
import { sentPath, wholeTarget, withPrefix, type HostRules } from "./host-rules";
import { decoded } from "../../config/addresses/internal-link";
import { nginxConfiguration } from "./nginx";
import { redirectPage, redirectsFile } from "./redirects-file";
import { s3Commands } from "./s3";
import type { GatsbyState } from "../files/gatsby-files";
import { writeSiteFile } from "../files/written";
import { filesBelow } from "../../config/files-below";

/** For configurations that hosts do not read from the site's own folder. */
export const generatedDir = path.resolve("deploy", "generated");

/** HTML files that are copied from static/ and are not pages: `/verification.html`. */
export function staticDocuments(staticDir: string): string[] {
  const files = filesBelow(staticDir).filter((file) => file.endsWith(".html"));
  return files.sort().map((file) => `/${file}`);
}

/** Adds the prefix to both sides of each redirect, except to targets on other hosts. */
export function hostRules(
  redirects: Readonly<GatsbyState["redirects"]>,
  prefix: string,
  routes: readonly string[],
  documents: readonly string[] = [],
): HostRules {
  const place = (to: string) => (to.startsWith("/") ? withPrefix(prefix, to) : to);
  // Gatsby knows an address in two spellings, hosts in one.
  const moved = new Map(
    redirects.map(({ fromPath, toPath }) => [
      sentPath(place(fromPath)),
      wholeTarget(place(toPath)),
    ]),
  );
  const sorted = [...moved].map(([from, to]) => ({ from, to }));
  sorted.sort((a, b) => (a.from < b.from ? -1 : 1));
  return { prefix, routes: [...routes].sort(), documents, redirects: sorted };
}

export async function writeHostRules(publicDir: string, rules: HostRules): Promise<void> {
  await writeSiteFile(publicDir, "_headers", headersFile(rules));
  await writeSiteFile(publicDir, "_redirects", redirectsFile(rules));
}

/** Writes a page for each redirect of this build, for hosts without redirect rules. */
export async function writeRedirectPages(
  publicDir: string,
  rules: HostRules,
  language?: Pick<SiteLocale, "htmlLang" | "dir">,
): Promise<void> {
  await Promise.all(
    rules.redirects.map(({ from, to }) => {
      const route = decoded(from.slice(rules.prefix.length));
      return writeSiteFile(publicDir, `${route}/index.html`, redirectPage(to, language));
    }),
  );
}

/** Writes the configurations of hosts to a folder that holds nothing else. */
export async function writeHostConfigurations(dir: string, rules: HostRules): Promise<void> {
  const root = "/srv/site";
  const files = {
    "nginx.conf": nginxConfiguration(rules, { root, listen: "8080" }),
    Caddyfile: caddyfile(rules, { root, address: "{$SITE_ADDRESS::8080}" }),
    "cloudfront-function.js": cloudfrontFunction(rules),
    "cloudfront-response.js": cloudfrontResponseFunction(rules),
    "cloudfront-headers.json": cloudfrontHeadersPolicy(),
    "s3-sync.sh": s3Commands(rules),
  };
  await fs.rm(dir, { recursive: true, force: true });
  await fs.mkdir(dir, { recursive: true });
  for (const [name, text] of Object.entries(files)) await fs.writeFile(path.join(dir, name), text);
}
