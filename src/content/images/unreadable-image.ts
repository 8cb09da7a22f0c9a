import fs from "node:fs";
import { isFolder } from "../../config/files-below";
import type { Problem, SourceLocation } from "../../problems/problem";
import { imageDamage } from "./damaged-image";

/** Files that pages show by mistake. */
const texts = /\.(?:mdx?|ya?ml|json|txt|html?)$/i;

/** How files begin that programs show as images. */
const beginnings =
  /^(?:\x89PNG\r\n|\xff\xd8\xff|GIF8|RIFF.{4}WEBP|.{4}ftyp(?:avi[fs]|mif1)|II\*\0|MM\0\*|BM|\0\0.\0)/s;

type Words = Pick<Problem, "cause" | "fix">;

/** What is saved under the name of an image by mistake. */
const others: [beginning: RegExp, words: Words][] = [
  [
    /^version https:\/\/git-lfs/,
    { cause: "Git LFS keeps the image elsewhere, and has not fetched it.", fix: "git lfs pull" },
  ],
  [
    /^.{4}ftyphe(?:ic|ix|vc)/s,
    {
      cause: "It is a HEIC photo, as phones save it, which browsers do not show.",
      fix: "Save the image again as PNG, JPEG, WebP, AVIF or SVG.",
    },
  ],
  [
    /^\x89PNG\n/,
    {
      cause: "Its line ends were changed, as Git and FTP do to files that they take for text.",
      fix: 'echo "*.png binary" >> .gitattributes   # then save the image again',
    },
  ],
  [
    /^\s*<(?:!doctype html|html)\b/i,
    {
      cause: "It is a web page: the address that was saved did not lead to an image.",
      fix: "Save the image again as PNG, JPEG, WebP, AVIF or SVG.",
    },
  ],
];

const unknown: Words = {
  cause: "It begins as no image does: it is damaged, or something else has its name.",
  fix: "Save the image again as PNG, JPEG, WebP, AVIF or SVG.",
};

/** Why a file is not an image, by its bytes; undefined if it is one. */
function otherFile(file: string, shown: string): Words | undefined {
  const bytes = fs.readFileSync(file);
  const text = bytes.toString("latin1");
  if (!beginnings.test(text) && !/<svg\b/.test(text))
    return others.find(([beginning]) => beginning.test(text))?.[1] ?? unknown;
  const damage = imageDamage(bytes);
  return damage === undefined
    ? undefined
    : { cause: damage, fix: `git checkout HEAD -- ${JSON.stringify(shown)}   # or save it again` };
}

/** Why something that exists is not an image, and what its author may have meant; undefined if it may be one. */
function imageFault(
  src: string,
  file: string,
  shown: string,
): (Words & Pick<Problem, "what">) | undefined {
  if (isFolder(file)) {
    const [first = "picture.png"] = fs.readdirSync(file);
    return {
      what: `An image is a folder: ${src}`,
      cause: "The name of the file in it is missing.",
      fix: `${src}/${first}`,
    };
  }
  if (texts.test(src))
    return {
      what: `An image is a file of text: ${src}`,
      cause: "The exclamation mark before the brackets makes an image of a link.",
      fix: `[text](${src})`,
    };
  if (fs.statSync(file).size === 0)
    return {
      what: `An image is empty: ${src}`,
      cause: "The file has 0 bytes: copying or saving it was cut short.",
      fix: `cp picture.png ${shown}`,
    };
  const other = otherFile(file, shown);
  return other && { what: `An image cannot be read: ${src}`, ...other };
}

/** The problem of something that is not an image, as its first bytes say; `shown` is its path in commands. */
export function noImage(
  src: string,
  file: string,
  where?: SourceLocation,
  shown = src,
): Problem | undefined {
  const words = imageFault(src, file, shown);
  return words && { level: "error", code: "image-none", where, seen: src, ...words };
}

/** The problem of a file that no program can show as an image. */
export function unreadableImage(src: string, where: SourceLocation, reason: string): Problem {
  return {
    level: "error",
    code: "image-unreadable",
    what: `An image cannot be read: ${src}`,
    where,
    seen: src,
    cause: `The file is damaged, or is not what its ending says: ${reason.trim().split("\n")[0]}.`,
    fix: "Save the image again as PNG, JPEG, WebP, AVIF or SVG.",
  };
}
