import fs from "node:fs";
import { isFolder } from "../../config/files-below";
import type { Problem, SourceLocation } from "../../problems/problem";

/** Files that pages show by mistake. */
const texts = /\.(?:mdx?|ya?ml|json|txt|html?)$/i;

/** Why something that exists is no image, and what its author may have meant; undefined if it may be one. */
function imageFault(
  src: string,
  file: string,
): Pick<Problem, "what" | "cause" | "fix"> | undefined {
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
      fix: `cp picture.png ${src}`,
    };
  return undefined;
}

/** The problem of something that is no image, which needs no look into it. */
export function noImage(src: string, file: string, where?: SourceLocation): Problem | undefined {
  const words = imageFault(src, file);
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
