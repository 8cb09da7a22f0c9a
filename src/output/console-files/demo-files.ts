import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { demoFileNames, demoFolder } from "../../openapi/demo-folder";
import { readInside } from "../../openapi/reading/read-inside";

/** Nothing of a file that cannot be read: who reads the records says what is wrong. */
function bytesOf(file: string): Buffer | string {
  try {
    return readFileSync(file);
  } catch {
    return "";
  }
}

/** A digest of the demo company's files, which takes a hundredth of the time that reading their YAML takes. */
export function demoDigest(directory: string): string {
  const folder = demoFolder(directory);
  const hash = createHash("sha256");
  for (const name of demoFileNames(directory))
    hash.update(`${name}\n`).update(bytesOf(path.join(folder, name)));
  return hash.digest("hex");
}

/** Records of the demo company by file; empty without a folder `demo`. @throws if YAML cannot be read */
export function demoFiles(directory: string): Record<string, unknown> {
  const folder = demoFolder(directory);
  const read = (name: string): unknown => {
    try {
      return parse(readInside(path.join(folder, name), { folder: directory, shownFolder: "." }));
    } catch (error) {
      throw new Error(`demo/${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return Object.fromEntries(demoFileNames(directory).map((name) => [name, read(name)]));
}
