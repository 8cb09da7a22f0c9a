import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";

/** @typedef {Pick<import("node:fs").Dirent, "isDirectory" | "isSymbolicLink">} Kind */

/**
 * Files and links at or below a path, sorted, with what a link leads to as its content.
 * @param {string} path @param {string} root @param {Kind | undefined} kind @returns {[string, string | Buffer][]}
 */
function contentsAt(path, root, kind) {
  const at = join(root, path);
  if (!kind?.isDirectory())
    return kind ? [[path, kind.isSymbolicLink() ? readlinkSync(at) : readFileSync(at)]] : [];
  const entries = readdirSync(at, { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => contentsAt(`${path}/${entry.name}`, root, entry));
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
    const kind = lstatSync(join(root, path), { throwIfNoEntry: false });
    for (const [file, content] of contentsAt(path, root, kind))
      hash.update(`${file} ${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}
