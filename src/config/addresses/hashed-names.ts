import { createHash } from "node:crypto";
import { companionEndings, hashedEndings, hashedFolder } from "./file-kinds";

/** Hexadecimal digits of its content that a file has in its name, at least. Two of a million files share 12 once in 500 sites. */
const digits = 12;

/** The name that webpack gives to a script, by its content alone. */
export const scriptName = `[contenthash:${digits}].js`;

/** The digits of some content for the name of its file. */
export function contentHash(...texts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text);
  return hash.digest("hex").slice(0, digits);
}

const hash = new RegExp(`(?:^|[-.])[0-9a-f]{${digits},}(?=[-.]|$)`);
/** At the root, or in the folder of a locale. */
const inFolder = new RegExp(`^(?:[a-z]{2,3}(?:-\\w+)*/)?${hashedFolder.slice(1)}`, "i");
const withEnding = new RegExp(`\\.(?:${hashedEndings.join("|")})$`);
const companion = new RegExp(`(?:${companionEndings.join("|").replaceAll(".", "\\.")})$`);

/** True of a file that hosts are told to keep forever, because of where it stands or of its ending. `file` is below public/, with slashes. */
export function isKeptForever(file: string): boolean {
  return inFolder.test(file) || withEnding.test(file);
}

/**
 * True of a file whose name changes with its content: it may be there before, and stay after, the pages that name it.
 * All others are replaced. `file` is below public/, with slashes.
 */
export function isHashed(file: string): boolean {
  return (
    isKeptForever(file.replace(companion, "")) && file.split("/").some((part) => hash.test(part))
  );
}
