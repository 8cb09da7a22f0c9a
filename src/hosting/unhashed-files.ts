import { hashedEndings, hashedFolder } from "./policy";

/** Gatsby's scripts and sheets have 20 digits, the site's own data 12 or more; media 8 or more from webpack. */
const hash = /(?:^|[-.])[0-9a-f]{8,}(?=[-.]|$)/;

/** Files that hosts are told to keep for ever, without a hash in their names (or those of their folders). */
export function unhashedFiles(files: readonly string[]): string[] {
  const folder = hashedFolder.slice(1);
  const endings = hashedEndings.map((ending) => `.${ending}`);
  const kept = files.filter(
    (file) => file.startsWith(folder) || endings.some((ending) => file.endsWith(ending)),
  );
  return kept.filter((file) => !file.split("/").some((part) => hash.test(part)));
}
