import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** Has the exact version of every package. */
const lockFile = "package-lock.json";

/** A digest of the packages and of the project's own files among some loaded modules, whatever folder it stands in. */
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

/**
 * Makes webpack's cache on disk hold for the build's own code as it is: remark plugins and this configuration decide
 * what comes out of a module. What is on disk is not kept in memory too. Without this webpack follows every import of
 * Gatsby, twice a build, to know whether one has changed: the lock file says the same.
 */
export function tuneWebpackCache({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  if (config.cache?.type !== "filesystem") return;
  const version = codeVersion(Object.keys(require.cache), process.cwd());
  const buildDependencies = { defaultWebpack: [] };
  config.cache = { ...config.cache, version, buildDependencies, maxMemoryGenerations: 0 };
  actions.replaceWebpackConfig(config);
}
