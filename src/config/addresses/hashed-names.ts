import { createHash } from "node:crypto";
import { companionEndings, hashedEndings, hashedFolder } from "./file-kinds";

/** Minimum hexadecimal digits of a content hash. With 12, two of a million files collide on one of 500 sites. */
const digits = 12;

/** webpack's name for a script. */
export const scriptName = `[contenthash:${digits}].js`;

/** webpack's name for a style sheet. */
export const styleName = `[name].[contenthash:${digits}].css`;

/** The content hash for the name of a file. */
export function contentHash(...texts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text);
  return hash.digest("hex").slice(0, digits);
}

const hash = new RegExp(`(?:^|[-.])[0-9a-f]{${digits},}(?=[-.]|$)`);
/** In the root, or in the folder of a locale. */
const inFolder = new RegExp(`^(?:[a-z]{2,3}(?:-\\w+)*/)?${hashedFolder.slice(1)}`, "i");
const withEnding = new RegExp(`\\.(?:${hashedEndings.join("|")})$`);
const companion = new RegExp(`(?:${companionEndings.join("|").replaceAll(".", "\\.")})$`);

/** Whether hosts are told to cache a file forever, by its folder or extension. `file` is relative to public/, with slashes. */
export function isKeptForever(file: string): boolean {
  return inFolder.test(file) || withEnding.test(file);
}

/** Whether the name of a file changes with its content: it may be uploaded before, and stay after, the pages that name it. */
export function isHashed(file: string): boolean {
  return (
    isKeptForever(file.replace(companion, "")) && file.split("/").some((part) => hash.test(part))
  );
}
