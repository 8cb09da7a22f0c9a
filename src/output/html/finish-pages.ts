import fs from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../../config/schema/site-config";
import { otherHosts } from "./security/policy";
import { securePage } from "./security/secure-page";
import { readSheet, withCriticalStyles, type Sheet } from "./critical-styles";
import { withLateScripts } from "./late-scripts";
import { pageFiles } from "./page-files";
import { filesBelow } from "../../config/files-below";

/** As the button of an operation's console is drawn, see src/views/reference/Endpoint.tsx. */
const consoleButton = ' data-console="';

/** True for a file with a whole page; `_gatsby/` has parts of pages. */
const isPage = (file: string) => file.endsWith(".html") && !file.startsWith("_gatsby");

/**
 * Makes the HTML of all pages smaller, quicker and safer: of their style sheets what they need to be painted, their
 * scripts after that, and their Content Security Policy. Before anything is made from the files' bytes. Finished pages
 * stay as they are.
 */
export function finishPages(publicDir: string, config: SiteConfig, prefix: string): void {
  const sheets = new Map<string, Sheet>();
  const sheetAt = (address: string, css: string) => {
    const sheet = sheets.get(address) ?? readSheet(css);
    sheets.set(address, sheet);
    return sheet;
  };
  const filesOf = pageFiles(publicDir, prefix);
  for (const name of filesBelow(publicDir).filter(isPage)) {
    const file = path.join(publicDir, name);
    const html = fs.readFileSync(file, "utf8");
    const late = withLateScripts(withCriticalStyles(html, sheetAt), filesOf(name));
    const hosts = otherHosts(config, { hasConsole: html.includes(consoleButton) });
    const finished = securePage(late, hosts);
    if (finished !== html) fs.writeFileSync(file, finished);
  }
}
