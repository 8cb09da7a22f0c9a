import fs from "node:fs/promises";
import path from "node:path";
import { fileInside } from "../../src/output/files/file-inside";
import { severalAtOnce } from "../../src/output/several-at-once";

interface NamedFile {
  name: string;
  text: string;
}

/** Writes files that are named by their content into a folder of their own, and removes those of earlier builds. */
export async function writeNamedFiles(files: readonly NamedFile[], folder: string): Promise<void> {
  await fs.mkdir(folder, { recursive: true });
  const there = new Set(await fs.readdir(folder));
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  const old = [...there].filter((name) => !texts.has(name));
  await severalAtOnce(8, old, (name) => fs.rm(path.join(folder, name)));
  const missing = [...texts].filter(([name]) => !there.has(name));
  await severalAtOnce(8, missing, async ([name, text]) => {
    const file = fileInside(folder, name);
    // A build that is stopped half-way must not leave half a file under a name that says it is whole.
    await fs.writeFile(`${file}.part`, text);
    await fs.rename(`${file}.part`, file);
  });
}
