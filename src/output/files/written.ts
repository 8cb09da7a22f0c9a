import fs from "node:fs/promises";
import path from "node:path";
import { fileInside } from "./file-inside";

/** Every file below public/ that this build has written, or left where it lies because it would be the same. */
const names = new Set<string>();

/** Says of files, relative to public/ with slashes, that this build has them. All others go at its end. */
export function noteFiles(files: Iterable<string>): void {
  for (const file of files) names.add(file.replace(/^\//, ""));
}

/** All files that were noted so far. */
export const notedFiles = (): ReadonlySet<string> => names;

/**
 * Writes a file of the site, with its folders. `name` is relative to `publicDir`, with or without a slash before it.
 * @throws where the name, or a symbolic link on the way, leads out of the folder
 */
export async function writeSiteFile(
  publicDir: string,
  name: string,
  content: string | Uint8Array,
): Promise<void> {
  const target = fileInside(publicDir, name);
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.writeFile(target, content);
  noteFiles([path.relative(publicDir, target).split(path.sep).join("/")]);
}
