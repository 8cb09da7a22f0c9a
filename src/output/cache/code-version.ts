import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** Has the exact version of every package. */
const lockFile = "package-lock.json";

/** A digest of the packages and of the project's own files among some modules, whatever folder it stands in. */
export function codeVersion(files: readonly string[], root: string): string {
  const own = files
    .map((file) => path.relative(root, file).split(path.sep).join("/"))
    .filter((name) => /^(?:src|plugins|scripts|mcp)\//.test(name))
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

/** What a build is told from outside, and the configuration of another site that one of them names. */
function settings(root: string): string {
  const { CONTENT_DIR, LOCALE, OPENAPI_DIR, PATH_PREFIX, SITE_CONFIG, SITE_URL } = process.env;
  const config = SITE_CONFIG && path.resolve(root, SITE_CONFIG);
  const text = config && fs.existsSync(config) ? fs.readFileSync(config, "utf8") : "";
  return JSON.stringify([CONTENT_DIR, LOCALE, OPENAPI_DIR, PATH_PREFIX, SITE_URL, text]);
}

/** A digest of everything but content that a build is made from, read anew. */
export function readProjectVersion(): string {
  const root = process.cwd();
  const folders = ["src", "plugins", "scripts", "mcp"].map((name) => path.join(root, name));
  const code = codeVersion(folders.flatMap(modulesBelow), root);
  return createHash("sha256").update(code).update(settings(root)).digest("hex");
}

let version: string | undefined;

/** The same, read once: packages, modules of the project and settings do not change during a build. */
export const projectVersion = (): string => (version ??= readProjectVersion());
