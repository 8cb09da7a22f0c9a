import fs from "node:fs";
import path from "node:path";
import { otherEncoding } from "../../../problems/other-encoding";
import type { Problem } from "../../../problems/problem";

/** A problem for each file, relative to `folder`, whose text is not UTF-8. */
export function encodingProblems(
  folder: string,
  files: readonly string[],
  nameOf: (sourcePath: string) => string,
): Problem[] {
  return files.flatMap((sourcePath): Problem | [] => {
    const file = nameOf(sourcePath);
    const other = otherEncoding(fs.readFileSync(path.join(folder, sourcePath)), file);
    if (!other) return [];
    const { line, seen, cause, fix, isLost } = other;
    return {
      level: "error",
      code: isLost ? "content-not-text" : "content-encoding",
      what: "The text of the file is not UTF-8",
      where: { file, line },
      seen,
      cause,
      fix,
    };
  });
}
