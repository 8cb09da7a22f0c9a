import type { SiteConfig } from "../../config/schema/site-config";
import { contentLocales } from "../../config/locales";
import { homesOf } from "./host-rules";
import { robotsText, securityText } from "./well-known";
import { writeSiteFile } from "../files/written";

export async function writeWellKnown(
  publicDir: string,
  config: SiteConfig,
  prefix: string,
): Promise<void> {
  const { url, security, locales } = config;
  const homes = homesOf({ prefix, locales: contentLocales(config).known });
  await writeSiteFile(publicDir, "robots.txt", robotsText(url, homes));
  if (!security) return;
  const text = securityText(
    security,
    `${url}${prefix}`,
    locales.map(({ htmlLang }) => htmlLang),
  );
  await writeSiteFile(publicDir, ".well-known/security.txt", text);
}
