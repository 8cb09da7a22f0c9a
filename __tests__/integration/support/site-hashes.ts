import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Names that stay when the contents of their files change. */
export const lastingNames = (names: Iterable<string>) =>
  [...names].filter((file) => !/[0-9a-f]{12}/.test(file));

/** Digests by file. */
export type Hashes = Map<string, string>;

/** Digests of all files of a site, hidden ones too. */
export function hashesOf(publicDir: string): Hashes {
  const all = readdirSync(publicDir, { recursive: true, encoding: "utf8" }).sort();
  const names = all.filter((file) => statSync(join(publicDir, file)).isFile());
  const hash = (file: string) =>
    createHash("sha256")
      .update(readFileSync(join(publicDir, file)))
      .digest("hex");
  return new Map(names.map((file) => [file, hash(file)]));
}

/** Files that differ between two builds, or are in one of them only. */
export function differences(one: Hashes, other: Hashes): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter(
    (file) => one.get(file) !== other.get(file),
  );
}
