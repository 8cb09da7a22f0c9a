import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

interface NamedFile {
  name: string;
  text: string;
}

/** Writes files that are named by their content into a folder of their own, and removes those of earlier builds. */
export function writeNamedFiles(files: readonly NamedFile[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  const names = new Set(files.map(({ name }) => name));
  for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(path.join(folder, name));
  for (const { name, text } of files) {
    const file = path.join(folder, name);
    if (!existsSync(file)) writeFileSync(file, text);
  }
}
