import { writeSiteFile } from "../files/written";
import type { SearchFile } from "../../search/build/search-files";

export async function writeSearchFiles(
  files: readonly SearchFile[],
  publicDir: string,
): Promise<void> {
  for (const { path, text } of files) await writeSiteFile(publicDir, path, text);
}
