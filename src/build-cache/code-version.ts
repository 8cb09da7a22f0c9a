import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { processWide } from "../markdown/process-wide";

/** Has the exact version of every package. */
const lockFile = "package-lock.json";

/** A digest of the packages and of the project's own files among some modules, whatever folder it stands in. */
export function codeVersion(files: readonly string[], root: string): string {
  const own = files
    .map((file) => path.relative(root, file).split(path.sep).join("/"))
    .filter((name) => /^(?:src|plugins|scripts)\//.test(name))
    .sort();
  const hash = createHash("sha256");
  for (const name of [lockFile, ...own].filter((one) => fs.existsSync(path.join(root, one))))
    hash.update(`${name}\n${fs.readFileSync(path.join(root, name), "utf8")}`);
  return hash.digest("hex");
}

/** A digest of the packages and of all code of the project that this process has loaded so far. */
export const loadedCodeVersion = () => codeVersion(Object.keys(require.cache), process.cwd());

function modulesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:tsx?|mjs|json)$/.test(name) && !name.endsWith(".d.ts"))
    .map((name) => path.join(folder, name));
}

/** A digest of the packages and of all modules of the project, loaded or not. */
export function projectCodeVersion(): string {
  return processWide("project-code-version", () => {
    const root = process.cwd();
    const files = ["src", "plugins"].flatMap((folder) => modulesBelow(path.join(root, folder)));
    return codeVersion(files, root);
  });
}
