import fs from "node:fs";
import path from "node:path";

/**
 * All files below a folder, relative to it, with slashes: `docs/intro/index.html`. Not asynchronous: for thousands of
 * files that takes four times as long, and builds have nothing else to do.
 */
export function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"));
}
