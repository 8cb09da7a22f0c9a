import { isHashed, isKeptForever } from "../../config/addresses/hashed-names";

/** Files that hosts serve as immutable although neither their names nor their folders have a hash. */
export function unhashedFiles(files: readonly string[]): string[] {
  return files.filter((file) => isKeptForever(file) && !isHashed(file));
}
