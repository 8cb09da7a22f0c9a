import fs from "node:fs";
import path from "node:path";
import { frozenSource } from "../../content/versions/frozen-source";

/** Gatsby extracts queries from this folder, and empties it before each build. */
const folder = path.join(".cache", "fragments", "versions");

/** Hooks that load the sidebars of templates. */
const sidebars = ["use-docs-sidebar", "use-api-sidebar"];

const written = new Set<string>();

function copyOf(file: string, version: string): string {
  const target = path.resolve(folder, version, "templates", path.basename(file));
  if (written.has(target)) return target;
  const from = path.relative(path.dirname(target), path.resolve(path.dirname(file)));
  const copy = { version, folder: from.split(path.sep).join("/"), copied: sidebars };
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, frozenSource(fs.readFileSync(file, "utf8"), copy));
  written.add(target);
  return target;
}

/** Path of the template's copy with the version's sidebars, because Gatsby shares static queries by template. */
export function frozenTemplate(name: string, version: string): string {
  for (const hook of sidebars) copyOf(`src/views/components/layout/${hook}.ts`, version);
  return copyOf(`src/views/templates/${name}.tsx`, version);
}
