import { isHashed, isKeptForever } from "../../config/addresses/hashed-names";
import type { Problem } from "../../problems/problem";
import { filesBelow } from "../../config/files-below";

/** Files that hosts serve as immutable although neither their names nor their folders have a hash. */
export const unhashedFiles = (files: readonly string[]): string[] =>
  files.filter((file) => isKeptForever(file) && !isHashed(file));

/** Browsers would keep the file although a later build may change its content. */
function unhashedName(file: string): Problem {
  return {
    level: "error",
    code: "unhashed-name",
    what: `/${file} would be kept by browsers for a year, and its name has no hash`,
    where: { file: `static/${file}` },
    seen: `/${file}`,
    cause:
      "Hosts are told that scripts, style sheets and all of /static/ never change under one name. A file of the folder static/ is copied with the name that it has.",
    fix: `import file from "../path/${file.split("/").at(-1)}"; // webpack gives it a name with a hash`,
  };
}

export function checkHashedNames(publicDir: string): Problem[] {
  return unhashedFiles(filesBelow(publicDir).sort()).map(unhashedName);
}
