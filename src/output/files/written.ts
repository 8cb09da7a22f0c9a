import fs from "node:fs/promises";
import path from "node:path";
import { fileInside } from "./file-inside";

/** Every file below public/ that this build wrote, or left because it would be the same. */
const names = new Set<string>();

/** Marks files (relative to public/, with slashes) as part of this build; others are removed at its end. */
export function noteFiles(files: Iterable<string>): void {
  for (const file of files) names.add(file.replace(/^\//, ""));
}

export const notedFiles = (): ReadonlySet<string> => names;

/** Writes and notes a file of the site, `name` relative to `publicDir`. @throws if a name or link leads out of it */
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
