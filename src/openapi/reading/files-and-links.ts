import fs from "node:fs";
import path from "node:path";

interface FileBelow {
  /** Relative to the folder, with `/`. */
  name: string;
  /** Target of a symbolic link, as written; undefined for an ordinary file. */
  link?: string;
}

/** All files and links below a folder, sorted; none if there is no folder. Links are not followed: they can form a loop. */
export function filesAndLinks(folder: string): FileBelow[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .flatMap((entry): FileBelow[] => {
      const file = path.join(entry.parentPath, entry.name);
      const name = path.relative(folder, file).split(path.sep).join("/");
      if (entry.isSymbolicLink()) return [{ name, link: fs.readlinkSync(file) }];
      return entry.isFile() ? [{ name }] : [];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
