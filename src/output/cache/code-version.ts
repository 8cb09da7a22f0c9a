import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { filesBelow } from "../../config/files-below";
import { defaultConfig } from "../../config/load-site-config";
import { isOtherSite } from "../../config/source-folders";

/** Has the exact version of every package. */
const lockFile = "package-lock.json";

/** A digest of packages and of the project's own files among `files`, the same in every checkout. */
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

let loadedVersion: string | undefined;

/** A digest of packages and of all project code that this process had loaded at the first call, the same for all bundles. */
export const loadedCodeVersion = (): string =>
  (loadedVersion ??= codeVersion(Object.keys(require.cache), process.cwd()));

/** Modules of a folder, at any depth. */
export function modulesBelow(folder: string): string[] {
  return filesBelow(folder)
    .filter((name) => /\.(?:tsx?|mjs|json)$/.test(name) && !name.endsWith(".d.ts"))
    .map((name) => path.join(folder, name));
}

/** Environment variables that change a build, the configuration of another site, and the text that SITE_CONFIG names. */
export function buildSettings(root: string): string {
  const { CONTENT_DIR, LOCALE, OPENAPI_DIR, PATH_PREFIX, SITE_CONFIG, SITE_URL } = process.env;
  const config = SITE_CONFIG && path.resolve(root, SITE_CONFIG);
  const isFile = config && fs.statSync(config, { throwIfNoEntry: false })?.isFile();
  const text = isFile ? fs.readFileSync(config, "utf8") : "";
  const defaults = isOtherSite(process.env) && defaultConfig(root, process.env);
  return JSON.stringify([CONTENT_DIR, LOCALE, OPENAPI_DIR, PATH_PREFIX, SITE_URL, text, defaults]);
}

/** A digest of everything except content that a build is made from, computed on each call. */
export function readProjectVersion(): string {
  const root = process.cwd();
  const folders = ["src", "plugins", "scripts", "mcp"].map((name) => path.join(root, name));
  const code = codeVersion(folders.flatMap(modulesBelow), root);
  return createHash("sha256").update(code).update(buildSettings(root)).digest("hex");
}

let version: string | undefined;

/** Computed once, because none of it changes during a build. */
export const projectVersion = (): string => (version ??= readProjectVersion());
