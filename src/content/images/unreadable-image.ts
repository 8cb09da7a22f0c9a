import type { Problem, SourceLocation } from "../../problems/problem";

export function unreadableImage(src: string, where: SourceLocation, reason: string): Problem {
  return {
    level: "error",
    code: "image-unreadable",
    what: `An image cannot be read: ${src}`,
    where,
    seen: src,
    cause: `The file is damaged, or is not what its ending says: ${reason}.`,
    fix: "Save the image again as PNG, JPEG, WebP, AVIF or SVG.",
  };
}
