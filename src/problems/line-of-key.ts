import fs from "node:fs";

/** 1-based line of a top-level key in YAML or front matter. */
export function lineOfKey(yaml: string, key: string): number | undefined {
  const escaped = key.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const pattern = new RegExp(`^(["']?)${escaped}\\1\\s*:`);
  const index = yaml.split(/\r?\n/).findIndex((line) => pattern.test(line));
  return index < 0 ? undefined : index + 1;
}

/** `lineOfKey` of a file. */
export const lineInFile = (file: string, key: string): number | undefined =>
  lineOfKey(fs.readFileSync(file, "utf8"), key);
