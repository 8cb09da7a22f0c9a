import fs from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../../config/schema/site-config";
import { otherHosts } from "./security/content-security-policy";
import { securePage } from "./security/secure-page";
import { readSheet, withCriticalStyles, type CriticalSheet } from "./critical-styles";
import { hasLateScripts, withLateScripts } from "./late-scripts";
import { withShortEarlyScript } from "./minify-script";
import { pageFiles } from "./page-files";
import { pageParts, wholePage } from "./page-parts";
import { filesBelow } from "../../config/files-below";

/** The button of a console, as src/views/reference/Endpoint.tsx renders it. */
const consoleButton = ' data-console="';

/** `_gatsby/` has parts of pages. */
const isPage = (file: string) => file.endsWith(".html") && !file.startsWith("_gatsby");

/**
 * Adds critical styles, late scripts, and the policy, and shortens the early script. Idempotent; must precede all that
 * depends on the files' bytes. Tells `mustHaveScripts` whether any page has the scripts that Gatsby writes.
 */
export function finishPages(
  publicDir: string,
  config: SiteConfig,
  prefix: string,
  mustHaveScripts: (isFound: boolean) => void,
): void {
  const sheets = new Map<string, CriticalSheet>();
  const sheetAt = (address: string, css: string) => {
    const sheet = sheets.get(address) ?? readSheet(css);
    sheets.set(address, sheet);
    return sheet;
  };
  const filesOf = pageFiles(publicDir, prefix);
  let hasScripts = false;
  for (const name of filesBelow(publicDir).filter(isPage)) {
    const file = path.join(publicDir, name);
    const html = fs.readFileSync(file, "utf8");
    // Split once: to search a text that was put together, V8 copies all of it.
    const page = pageParts(html);
    const short = { ...page, head: withShortEarlyScript(page.head) };
    const late = withLateScripts(withCriticalStyles(short, sheetAt), filesOf(name));
    hasScripts ||= hasLateScripts(late);
    const hosts = otherHosts(config, { hasConsole: page.content.includes(consoleButton) });
    const finished = wholePage(securePage(late, hosts));
    if (finished !== html) fs.writeFileSync(file, finished);
  }
  mustHaveScripts(hasScripts);
}
