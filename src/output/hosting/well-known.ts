import type { SiteConfig } from "../../config/schema/site-config";
import { contentLocales } from "../../config/content-locales";
import { writeSiteFile } from "../files/written";
import { homesOf } from "./host-rules";

/** robots.txt: crawlers may read everything; pages to leave out of search engines carry a robots meta tag. */
export function robotsText(siteUrl: string, homes: readonly string[]): string {
  const sitemaps = homes.map((home) => `Sitemap: ${siteUrl}${home}/sitemap-index.xml\n`);
  return `User-agent: *\nAllow: /\n\n${sitemaps.join("")}`;
}

/** security.txt (RFC 9116). `Expires` is configured, so that builds of one commit are the same. */
export function securityText(
  { contact, expires, policy }: NonNullable<SiteConfig["security"]>,
  siteUrl: string,
  languages: readonly string[],
): string {
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    ...(policy ? [`Policy: ${policy}`] : []),
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return `${lines.join("\n")}\n`;
}

export async function writeWellKnown(
  publicDir: string,
  config: SiteConfig,
  prefix: string,
): Promise<void> {
  const { url, security, locales } = config;
  const homes = homesOf({ prefix, locales: contentLocales(config).known });
  await writeSiteFile(publicDir, "robots.txt", robotsText(url, homes));
  if (!security) return;
  const languages = locales.map(({ htmlLang }) => htmlLang);
  const text = securityText(security, url + prefix, languages);
  await writeSiteFile(publicDir, ".well-known/security.txt", text);
}
