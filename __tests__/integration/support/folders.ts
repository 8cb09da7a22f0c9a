import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Makes the folder in which the tests of a run build their sites, outside of the project. */
export default function makeFolders(): void {
  process.env.FIXTURE_SITES_DIR = mkdtempSync(join(tmpdir(), "docs-sites-"));
}

/** Removes it. */
export function removeFolders(): void {
  const folder = process.env.FIXTURE_SITES_DIR;
  if (folder) rmSync(folder, { recursive: true, force: true });
}
