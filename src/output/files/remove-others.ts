import fs from "node:fs";
import path from "node:path";

/** A folder may be a repository or worktree, such as one of the published branch. */
const isOfGit = (file: string) => file === ".git" || file.startsWith(".git/");

const folded = (file: string) => file.normalize("NFC").toLowerCase();

/** Removes folders above a file that are now empty, up to `root`. */
function removeEmptyAbove(root: string, file: string): void {
  for (let folder = path.dirname(file); folder !== "."; folder = path.dirname(folder)) {
    if (fs.readdirSync(path.join(root, folder)).length) return;
    fs.rmdirSync(path.join(root, folder));
  }
}

/**
 * Removes files that are not wanted (relative to `root`, with slashes) and empty folders; returns the removed files.
 * If the file system takes two names for one, the file of a wanted name stays.
 */
export function removeOthers(
  root: string,
  present: readonly string[],
  wanted: ReadonlySet<string>,
): string[] {
  const others = present.filter((file) => !wanted.has(file) && !isOfGit(file));
  if (!others.length) return [];
  const byFolded = new Map([...wanted].map((file) => [folded(file), file]));
  const isSame = (file: string, other: string | undefined) => {
    if (other === undefined) return false;
    const [one, two] = [file, other].map((name) =>
      fs.statSync(path.join(root, name), { throwIfNoEntry: false }),
    );
    return one?.ino === two?.ino;
  };
  const removed = others.filter((file) => !isSame(file, byFolded.get(folded(file))));
  for (const file of removed) {
    fs.rmSync(path.join(root, file));
    removeEmptyAbove(root, file);
  }
  return removed;
}
