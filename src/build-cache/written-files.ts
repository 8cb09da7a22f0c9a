import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { projectVersion } from "./code-version";
import { fileStamp } from "./file-stamp";

/** Gatsby and `npm run clean` empty it. */
const cacheFolder = path.join(".cache", "kept");

interface Written {
  from: string;
  /** Stamp of each file. */
  files: Record<string, string>;
}

function read(file: string): Written | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")) as Written;
  } catch {
    return undefined; // None yet, or half of one.
  }
}

/** Files that a build writes into the site, all of one kind. */
export interface WrittenFiles {
  /** What an earlier build wrote from the same, if all of it is still there. */
  readonly earlier: readonly string[] | undefined;
  /** To be called when they are written anew. */
  note(files: readonly string[]): void;
}

/**
 * Files of `folder` that need not be written again while they are made from the same: from these `inputs`, and by the
 * same project. For what is large, and where one change makes all of it anew.
 */
export function writtenFiles(
  name: string,
  folder: string,
  inputs: readonly string[],
  { root = process.cwd(), version = projectVersion() } = {},
): WrittenFiles {
  const record = path.join(root, cacheFolder, `written-${name}.json`);
  const from = createHash("sha256")
    .update(JSON.stringify([version, ...inputs]))
    .digest("hex");
  const stampOf = (file: string) => fileStamp(path.join(folder, file));
  const last = read(record);
  const holds =
    last?.from === from &&
    Object.entries(last.files).every(([file, stamp]) => stamp && stampOf(file) === stamp);
  return {
    earlier: holds ? Object.keys(last.files) : undefined,
    note(files) {
      const stamps = Object.fromEntries(files.map((file) => [file, stampOf(file)]));
      fs.mkdirSync(path.dirname(record), { recursive: true });
      fs.writeFileSync(record, JSON.stringify({ from, files: stamps } satisfies Written));
    },
  };
}
