import fs from "node:fs/promises";
import path from "node:path";
import type { SiteConfig } from "../config/schema/site-config";
import { contentLocales } from "../config/locales";
import { homesOf } from "../hosting/host-rules";
import { robotsText, securityText } from "../hosting/well-known";

/** Writes robots.txt, and security.txt where the configuration names a contact. */
export async function writeWellKnown(
  publicDir: string,
  config: SiteConfig,
  prefix: string,
): Promise<void> {
  const { url, security, locales } = config;
  const homes = homesOf({ prefix, locales: contentLocales(config).known });
  await fs.writeFile(path.join(publicDir, "robots.txt"), robotsText(url, homes));
  if (!security) return;
  const folder = path.join(publicDir, ".well-known");
  await fs.mkdir(folder, { recursive: true });
  const text = securityText(
    security,
    `${url}${prefix}`,
    locales.map(({ htmlLang }) => htmlLang),
  );
  await fs.writeFile(path.join(folder, "security.txt"), text);
}
