import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDescription, type Description } from "./description";

/** Reads all YAML and Markdown files below `openapi/`; its README and frozen versions are no part of the description. */
export function readDescription(folder: string): Description {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.(ya?ml|md)$/.test(file) && file !== "README.md")
    .filter((file) => !file.startsWith("versions/"))
    .sort();
  return parseDescription(
    new Map(files.map((file) => [file, readFileSync(join(folder, file), "utf8")])),
  );
}
