import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ReferenceFile } from "../../src/reference/draw-reference";
import { referenceFolder } from "../../src/reference/reference-folder";

/** Writes the files that operation pages fetch, and removes those of earlier builds. Named by content: what exists is right. */
export function writeReferenceFiles(files: readonly ReferenceFile[], publicFolder: string): void {
  const folder = path.join(publicFolder, referenceFolder);
  mkdirSync(folder, { recursive: true });
  const names = new Set(files.map(({ name }) => name));
  for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(path.join(folder, name));
  for (const { name, text } of files) {
    const file = path.join(folder, name);
    if (!existsSync(file)) writeFileSync(file, text);
  }
}
