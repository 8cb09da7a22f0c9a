import fs from "node:fs";
import path from "node:path";

/** A folder that is under version control itself, such as a worktree of the branch that is published. */
const isOfGit = (file: string) => file === ".git" || file.startsWith(".git/");

const folded = (file: string) => file.normalize("NFC").toLowerCase();

/** Removes the folders above a file that have become empty, up to `root`. */
function removeEmptyAbove(root: string, file: string): void {
  for (let folder = path.dirname(file); folder !== "."; folder = path.dirname(folder)) {
    if (fs.readdirSync(path.join(root, folder)).length) return;
    fs.rmdirSync(path.join(root, folder));
  }
}

/**
 * Removes the files of `present` that are not wanted, and folders that are empty then. Both are relative to `root`,
 * with slashes. Where the file system takes two names for one, the file of a wanted name stays.
 * @returns what was removed
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
