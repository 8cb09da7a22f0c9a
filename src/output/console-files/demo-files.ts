import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { readInside } from "../../openapi/reading/read-inside";

/** Records of the demo company by file; empty without a folder `demo`. @throws if YAML cannot be read */
export function demoFiles(directory: string): Record<string, unknown> {
  const folder = path.join(directory, "demo");
  if (!existsSync(folder)) return {};
  const read = (name: string): unknown => {
    try {
      return parse(readInside(path.join(folder, name), { folder: directory, shownFolder: "." }));
    } catch (error) {
      throw new Error(`demo/${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const names = readdirSync(folder)
    .filter((name) => /\.ya?ml$/.test(name))
    .sort();
  return Object.fromEntries(names.map((name) => [name, read(name)]));
}
