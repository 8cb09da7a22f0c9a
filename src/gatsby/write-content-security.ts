import fs from "node:fs/promises";
import path from "node:path";
import type { SiteConfig } from "../config/schema/site-config";
import { otherHosts } from "../content-security/policy";
import { securePage } from "../content-security/secure-page";

/** Puts the Content Security Policy into every finished page; before anything is made from the files' bytes. */
export async function writeContentSecurity(publicDir: string, config: SiteConfig): Promise<void> {
  const hosts = otherHosts(config);
  const files = await fs.readdir(publicDir, { recursive: true });
  for (const name of files) {
    if (!name.endsWith(".html") || name.startsWith("_gatsby")) continue;
    const file = path.join(publicDir, name);
    const html = await fs.readFile(file, "utf8");
    const secured = securePage(html, hosts);
    if (secured !== html) await fs.writeFile(file, secured);
  }
}
