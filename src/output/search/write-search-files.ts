import { writeSiteFile } from "../files/written";
import type { SearchFile } from "../../search/build/search-files";

/** Writes the files of the search below `publicDir`. */
export async function writeSearchFiles(
  files: readonly SearchFile[],
  publicDir: string,
): Promise<void> {
  for (const { path, text } of files) await writeSiteFile(publicDir, path, text);
}
