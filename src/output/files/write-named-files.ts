import fs from "node:fs/promises";
import path from "node:path";
import { fileInside } from "./file-inside";
import { limitConcurrency } from "../limit-concurrency";

interface NamedFile {
  name: string;
  text: string;
}

/** Writes files named by their content to their own folder, and removes those of earlier builds. */
export async function writeNamedFiles(files: readonly NamedFile[], folder: string): Promise<void> {
  await fs.mkdir(folder, { recursive: true });
  const there = new Set(await fs.readdir(folder));
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  const old = [...there].filter((name) => !texts.has(name));
  await limitConcurrency(8, old, (name) => fs.rm(path.join(folder, name)));
  const missing = [...texts].filter(([name]) => !there.has(name));
  await limitConcurrency(8, missing, async ([name, text]) => {
    const file = fileInside(folder, name);
    // An aborted build must not leave half a file under its final name.
    await fs.writeFile(`${file}.part`, text);
    await fs.rename(`${file}.part`, file);
  });
}
