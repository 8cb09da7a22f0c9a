import fs from "node:fs/promises";
import path from "node:path";
import type { SiteConfig } from "../config/schema/site-config";
import { robotsText, securityText } from "../hosting/well-known";

/** Writes robots.txt, and security.txt where the configuration names a contact. */
export async function writeWellKnown(
  publicDir: string,
  { url, security, language }: SiteConfig,
  prefix: string,
): Promise<void> {
  await fs.writeFile(path.join(publicDir, "robots.txt"), robotsText(url, prefix));
  if (!security) return;
  const folder = path.join(publicDir, ".well-known");
  await fs.mkdir(folder, { recursive: true });
  const text = securityText(security, `${url}${prefix}`, language);
  await fs.writeFile(path.join(folder, "security.txt"), text);
}
