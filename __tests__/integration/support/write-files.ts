import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { SiteFiles } from "../../mistakes/mistake";

/** Writes files by path relative to a folder; takes away those that are `null`. */
export function writeFiles(root: string, files: SiteFiles): void {
  for (const [name, text] of Object.entries(files)) {
    if (text === null) {
      rmSync(join(root, name), { force: true });
      continue;
    }
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}
