import fs from "node:fs";

/** Size and modification time, which show that a file was overwritten; empty if it is missing. */
export function fileStamp(file: string): string {
  const stats = fs.statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.size} ${stats.mtimeMs}` : "";
}
