import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";

/** @param {string} path @param {string} root @returns {string[]} files and links at or below a path, sorted */
function filesAt(path, root) {
  const stat = lstatSync(join(root, path), { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat ? [path] : [];
  const names = readdirSync(join(root, path)).sort();
  return names.flatMap((name) => filesAt(`${path}/${name}`, root));
}

/**
 * Digest of the names and contents of files and of all files below folders, and of Node's version. A path without a file
 * counts as such: the digest changes when one is written there.
 * @param {readonly string[]} paths relative to the root @param {string} [root]
 */
export function digestOf(paths, root = process.cwd()) {
  const hash = createHash("sha256").update(`${process.version}\n`);
  for (const path of paths) {
    hash.update(`${path}\n`);
    for (const file of filesAt(path, root)) {
      const at = join(root, file);
      const content = lstatSync(at).isSymbolicLink() ? readlinkSync(at) : readFileSync(at);
      hash.update(`${file} ${content.length}\n`).update(content);
    }
  }
  return hash.digest("hex");
}
