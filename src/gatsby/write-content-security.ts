import fs from "node:fs/promises";
import path from "node:path";
import type { SiteConfig } from "../config/schema/site-config";
import { otherHosts } from "../content-security/policy";
import { securePage } from "../content-security/secure-page";

/** Puts the Content Security Policy into every finished page; before anything is made from the files' bytes. */
export async function writeContentSecurity(publicDir: string, config: SiteConfig): Promise<void> {
  const hosts = otherHosts(config);
  const entries = await fs.readdir(publicDir, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    // A redirect from an address with an ending has a folder of that name; _gatsby/ has parts of pages.
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
    if (path.relative(publicDir, file).startsWith("_gatsby")) continue;
    const html = await fs.readFile(file, "utf8");
    const secured = securePage(html, hosts);
    if (secured !== html) await fs.writeFile(file, secured);
  }
}
