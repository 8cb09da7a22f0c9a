import { createHash } from "node:crypto";
import { firstBytes } from "../../config/first-bytes";

/** Bytes of a slug: as a file's name it may get a number, a method and an extension, and file systems take 255. */
const mostBytes = 160;

/** A slug that may be the name of a file: a long one ends after a word, with a digest of all of it. */
function bounded(slug: string): string {
  if (Buffer.byteLength(slug) <= mostBytes) return slug;
  const digest = createHash("sha256").update(slug).digest("hex").slice(0, 8);
  const words = firstBytes(slug, mostBytes - digest.length - 1).replace(/(.)-[^-]*$/u, "$1");
  return `${words}-${digest}`;
}

/** `getItemByID`, `items.list`, `List Items` as words in lower case with hyphens, short enough for the name of a file. */
export function kebabCase(text: string): string {
  const slug = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1-$2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1-$2")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  return bounded(slug);
}
