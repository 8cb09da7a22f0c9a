import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** A digest of the texts of the project's own files among some loaded modules, whatever folder it stands in. */
export function codeVersion(files: readonly string[], root: string): string {
  const own = files
    .map((file) => path.relative(root, file).split(path.sep).join("/"))
    .filter((name) => /^(?:src|plugins|scripts)\//.test(name))
    .sort();
  const hash = createHash("sha256");
  for (const name of own) hash.update(`${name}\n${fs.readFileSync(path.join(root, name), "utf8")}`);
  return hash.digest("hex");
}

/**
 * Makes webpack's cache on disk hold for the build's own code as it is: remark plugins and this configuration decide
 * what comes out of a module. What is on disk is not kept in memory too.
 */
export function tuneWebpackCache({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  if (config.cache?.type !== "filesystem") return;
  const version = codeVersion(Object.keys(require.cache), process.cwd());
  config.cache = { ...config.cache, version, maxMemoryGenerations: 0 };
  actions.replaceWebpackConfig(config);
}
