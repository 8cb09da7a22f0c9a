import { isUtf8 } from "node:buffer";
import fs from "node:fs";
import path from "node:path";
import type { Problem } from "../../../problems/problem";

const newline = 0x0a;

/** Number, from 1, and text of the first line that is not UTF-8. */
function firstBadLine(bytes: Buffer): { line: number; seen: string } {
  let start = 0;
  for (let line = 1; ; line++) {
    const next = bytes.indexOf(newline, start);
    const end = next < 0 ? bytes.length : next;
    const one = bytes.subarray(start, end);
    if (!isUtf8(one) || next < 0) return { line, seen: one.toString("latin1").trim().slice(0, 80) };
    start = next + 1;
  }
}

/** A problem for each file, relative to `folder`, whose text is not UTF-8. */
export function encodingProblems(
  folder: string,
  files: readonly string[],
  nameOf: (sourcePath: string) => string,
): Problem[] {
  return files.flatMap((sourcePath): Problem[] => {
    const bytes = fs.readFileSync(path.join(folder, sourcePath));
    if (isUtf8(bytes)) return [];
    const file = nameOf(sourcePath);
    const { line, seen } = firstBadLine(bytes);
    const isUtf16 =
      (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
    const encoding = isUtf16 ? "UTF-16" : "WINDOWS-1252";
    return [
      {
        level: "error",
        code: "content-encoding",
        what: "The text of the file is not UTF-8",
        where: { file, line },
        seen,
        cause: `An editor saved it in another encoding, probably ${encoding}. Its letters would be lost.`,
        fix: `iconv -f ${encoding} -t UTF-8 ${JSON.stringify(file)} > page.tmp && mv page.tmp ${JSON.stringify(file)}`,
      },
    ];
  });
}
