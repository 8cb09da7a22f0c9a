import fs from "node:fs";
import path from "node:path";
import { Refused, Unusable } from "./refused";

/** Bytes of the largest file that is read: a description of several thousand operations has a third of them. */
export const largestFile = 30_000_000;

const isBelow = (file: string, folder: string) => {
  const way = path.relative(folder, file);
  return way === "" || !(way === ".." || way.startsWith(`..${path.sep}`) || path.isAbsolute(way));
};

/** Where a path really leads; of one that does not exist yet, where the folder leads in which it would be. */
function realPath(file: string): string {
  try {
    // Node's own walk stops early at links that lead to pipes.
    return fs.realpathSync.native(file);
  } catch (error) {
    const parent = path.dirname(file);
    if (parent === file || (error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return path.join(realPath(parent), path.basename(file));
  }
}

/** Line of the first bytes that are not UTF-8. */
function lineOfFault(bytes: Buffer): number {
  const lines = bytes.toString("latin1").split("\n");
  const isWrong = (line: string) => {
    const own = Buffer.from(line, "latin1");
    return !own.equals(Buffer.from(own.toString("utf8")));
  };
  return lines.findIndex(isWrong) + 1 || 1;
}

function textOf(bytes: Buffer, file: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const name = path.basename(file);
    throw new Unusable("It is not UTF-8.", {
      line: lineOfFault(bytes),
      fix: `iconv -f ISO-8859-1 -t UTF-8 ${name} > utf-8.yaml && mv utf-8.yaml ${name}`,
      text: bytes.toString("utf8"),
    });
  }
}

/** The folder of a description, or one that stands for it. */
export interface DescriptionFolder {
  /** Absolute path, and as messages show it. */
  folder: string;
  shownFolder: string;
}

/** Where a path below a folder really leads. @throws Refused where that is not below the folder */
export function pathInside(file: string, { folder, shownFolder }: DescriptionFolder): string {
  const fix = `$ref: "./${path.basename(file)}" # a copy of the file, beside the one that names it`;
  const only = "only files below the description's folder are read.";
  if (!isBelow(file, folder)) throw new Refused(`It leads out of ${shownFolder}/: ${only}`, fix);
  const real = realPath(file);
  if (!isBelow(real, realPath(folder)))
    throw new Refused(`A link leads out of ${shownFolder}/: ${only}`, fix);
  return real;
}

/**
 * The text of a file that a description names. Nothing is opened before it is known to be an ordinary file below the
 * folder, links followed.
 * @throws Refused, Unusable, and what the file system says of a file that is not there
 */
export function readInside(file: string, folder: DescriptionFolder): string {
  try {
    const real = pathInside(file, folder);
    const about = fs.lstatSync(real);
    if (!about.isFile())
      throw new Refused("It is no ordinary file.", `$ref: "./${path.parse(file).name}.yaml"`);
    if (about.size > largestFile)
      throw new Refused(
        `It has ${Math.ceil(about.size / 1e6)} MB; files of up to ${largestFile / 1e6} MB are read.`,
        '$ref: "./paths/orders.yaml" # for each path: a description in several files',
      );
    return textOf(fs.readFileSync(real), file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined || code === "ENOENT" || code === "ENOTDIR") throw error;
    throw new Refused(
      `The system does not let it be read (${code}).`,
      `ls -l ${path.basename(file)}`,
    );
  }
}
