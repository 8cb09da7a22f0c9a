import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";

/** @typedef {{ path: string, isLink: boolean }} Entry */

/** @param {string} folder @param {string} root @returns {Entry[]} files and links below a folder, sorted */
const below = (folder, root) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? below(path, root) : { path, isLink: entry.isSymbolicLink() };
    });

/** @param {string} path @param {string} root @returns {Entry[]} the file or link at a path, or all below it */
function entriesAt(path, root) {
  const stat = lstatSync(join(root, path), { throwIfNoEntry: false });
  if (stat?.isDirectory()) return below(path, root);
  return stat ? [{ path, isLink: stat.isSymbolicLink() }] : [];
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
    for (const entry of entriesAt(path, root)) {
      const at = join(root, entry.path);
      const content = entry.isLink ? readlinkSync(at) : readFileSync(at);
      hash.update(`${entry.path} ${content.length}\n`).update(content);
    }
  }
  return hash.digest("hex");
}
