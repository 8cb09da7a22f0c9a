import fs from "node:fs";
import path from "node:path";
import { Refused, Unusable } from "./refused";

/** Bytes; a description with several thousand operations has a third of this. */
const largestFile = 30_000_000;

const isBelow = (file: string, folder: string) => {
  const relative = path.relative(folder, file);
  const leaves = relative === ".." || relative.startsWith(`..${path.sep}`);
  return !leaves && !path.isAbsolute(relative);
};

/** Resolves links, also those in the path of a file that does not exist. */
function realPath(file: string): string {
  try {
    // Node's JavaScript version stops early at links that lead to pipes.
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
    const lineBytes = Buffer.from(line, "latin1");
    return !lineBytes.equals(Buffer.from(lineBytes.toString("utf8")));
  };
  return lines.findIndex(isWrong) + 1 || 1;
}

const encodingOf = ([first, second]: Buffer) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
    ? "UTF-16"
    : "WINDOWS-1252";

/** `file` is for messages. */
function textOf(bytes: Buffer, file: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const encoding = encodingOf(bytes);
    const cause = `It is not UTF-8, but probably ${encoding}.`;
    const fix = `iconv -f ${encoding} -t UTF-8 ${file} > utf-8.tmp && mv utf-8.tmp ${file}`;
    const text = new TextDecoder(encoding).decode(bytes);
    throw new Unusable(cause, fix, encoding === "UTF-16" ? 1 : lineOfFault(bytes), text);
  }
}

/** The folder from which a description may read. */
export interface DescriptionFolder {
  /** Absolute; `shownFolder` is for messages. */
  folder: string;
  shownFolder: string;
}

/** The path with its links resolved. @throws Refused if it leads out of the folder */
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
 * The text of a file that a description names. Opens nothing but ordinary files below the folder, after following links.
 * @throws Refused, Unusable, or the file system's error for a missing file
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
    const name = path.join(folder.shownFolder, path.relative(folder.folder, file));
    return textOf(fs.readFileSync(real), name);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined || code === "ENOENT" || code === "ENOTDIR") throw error;
    throw new Refused(
      `The system does not let it be read (${code}).`,
      `ls -l ${path.basename(file)}`,
    );
  }
}
