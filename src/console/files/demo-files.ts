import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

/** The records of the demo company by file; none where a description has no folder `demo`. @throws on YAML that cannot be read */
export function demoFiles(directory: string): Record<string, unknown> {
  const folder = path.join(directory, "demo");
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder)
    .filter((name) => /\.ya?ml$/.test(name))
    .sort();
  return Object.fromEntries(
    names.map((name) => [name, parse(readFileSync(path.join(folder, name), "utf8")) as unknown]),
  );
}
