import { isHashed, isKeptForever } from "../../config/addresses/hashed-names";

/** Files that hosts are told to keep forever, without a hash in their names (or those of their folders). */
export function unhashedFiles(files: readonly string[]): string[] {
  return files.filter((file) => isKeptForever(file) && !isHashed(file));
}
