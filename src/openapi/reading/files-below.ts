import fs from "node:fs";
import path from "node:path";

/** One file below a folder. */
export interface FileBelow {
  /** Relative to the folder, with `/`. */
  name: string;
  /** Where it leads, as it is written in the link; undefined of an ordinary file. */
  link?: string;
}

/** All files and links below a folder, in order; none where there is no folder. Links are not followed: two of them can be endless. */
export function filesBelow(folder: string): FileBelow[] {
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
