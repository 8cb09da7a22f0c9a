import fs from "node:fs";

/** Tells a file from one that was written over it since: size and time of change. Empty for one that is gone. */
export function fileStamp(file: string): string {
  const stats = fs.statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.size} ${stats.mtimeMs}` : "";
}
