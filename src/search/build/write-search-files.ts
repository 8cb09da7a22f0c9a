import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SearchFile } from "./search-files";

const shardFolder = "static/search";

/** Writes the files of the search below `publicDir` and removes the shards of earlier builds. */
export async function writeSearchFiles(
  files: readonly SearchFile[],
  publicDir: string,
): Promise<void> {
  for (const { path: name, text } of files) {
    const file = path.join(publicDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const kept = new Set(files.map(({ path: name }) => name));
  const folder = path.join(publicDir, shardFolder);
  for (const name of await readdir(folder))
    if (!kept.has(`${shardFolder}/${name}`)) await rm(path.join(folder, name));
}
