import fs from "node:fs";
import path from "node:path";
import { permissionWords } from "../../config/files-below";
import { otherEncoding } from "../../problems/other-encoding";
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

/** `file` is for messages. */
function textOf(bytes: Buffer, file: string): string {
  const other = otherEncoding(bytes, file);
  if (other) throw new Unusable(other.cause, other.fix, other.line, other.text);
  return new TextDecoder().decode(bytes);
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
  // `/components/schemas/Order`, whose # is missing.
  const part = /^[\\/](?:components|paths|definitions)[\\/].*$/.exec(file)?.[0];
  if (part !== undefined)
    throw new Refused("A part of the same file is named behind #.", `$ref: "#${part}"`);
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
      throw new Refused("It is not an ordinary file.", `$ref: "./${path.parse(file).name}.yaml"`);
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
    const name = path.join(folder.shownFolder, path.relative(folder.folder, file));
    throw new Refused(
      `The system does not let it be read (${code}).`,
      code === "EACCES" ? permissionWords(name).fix : `ls -l ${JSON.stringify(name)}`,
    );
  }
}
