import fs from "node:fs";
import path from "node:path";
import { openCache } from "./result-cache";

interface WrittenFiles {
  /** Files that an earlier build wrote from the same inputs, if all of them are unchanged. */
  readonly earlier: readonly string[] | undefined;
  /** Call it after writing the files. */
  note(files: readonly string[]): void;
}

/** For large files that all change at once: they stay while inputs and project are the same. Stores their stamps. */
export function writtenFiles(
  name: string,
  folder: string,
  inputs: readonly string[],
  options: Parameters<typeof openCache>[1] = {},
): WrittenFiles {
  const record = openCache<Record<string, string>>(`written-${name}`, options);
  /** Size and modification time, which show that a file was overwritten; empty if it is missing. */
  const stampOf = (file: string) => {
    const stats = fs.statSync(path.join(folder, file), { throwIfNoEntry: false });
    return stats ? `${stats.size} ${stats.mtimeMs}` : "";
  };
  const last = record.get(inputs);
  const holds =
    last && Object.entries(last).every(([file, stamp]) => stamp && stampOf(file) === stamp);
  return {
    earlier: holds ? Object.keys(last) : undefined,
    note(files) {
      record.set(inputs, Object.fromEntries(files.map((file) => [file, stampOf(file)])));
      record.save();
    },
  };
}
