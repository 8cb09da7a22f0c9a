import path from "node:path";
import { fileStamp } from "./file-stamp";
import { keptResults } from "./kept-results";

/** Files that a build writes, all of one kind. */
export interface WrittenFiles {
  /** What an earlier build wrote from the same, if all of it is still there. */
  readonly earlier: readonly string[] | undefined;
  /** To be called when they are written anew. */
  note(files: readonly string[]): void;
}

/**
 * Files of `folder` that need not be written again while they are made from the same: from these `inputs`, and by the
 * same project. For what is large, and where one change makes all of it anew. Kept are the stamps of the files.
 */
export function writtenFiles(
  name: string,
  folder: string,
  inputs: readonly string[],
  options: Parameters<typeof keptResults>[1] = {},
): WrittenFiles {
  const record = keptResults<Record<string, string>>(`written-${name}`, options);
  const stampOf = (file: string) => fileStamp(path.join(folder, file));
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
