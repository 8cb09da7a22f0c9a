import { writeSiteFile } from "../../site-files/written";
import type { SearchFile } from "./search-files";

/** Writes the files of the search below `publicDir`. */
export async function writeSearchFiles(
  files: readonly SearchFile[],
  publicDir: string,
): Promise<void> {
  for (const { path, text } of files) await writeSiteFile(publicDir, path, text);
}
