import type { CreateWebpackConfigArgs } from "gatsby";
import { loadedCodeVersion } from "../output/cache/code-version";

/**
 * Makes webpack's cache on disk hold for the build's own code as it is: remark plugins and this configuration decide
 * what comes out of a module. What is on disk is not kept in memory too. Without this webpack follows every import of
 * Gatsby, twice a build, to know whether one has changed: the lock file says the same. What the HTML is written with
 * is not kept: to read and write that takes as long as to make it anew.
 */
export function tuneWebpackCache({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  if (config.cache?.type !== "filesystem") return;
  if (stage === "build-html") {
    actions.replaceWebpackConfig({ ...config, cache: false });
    return;
  }
  const version = loadedCodeVersion();
  const buildDependencies = { defaultWebpack: [] };
  config.cache = { ...config.cache, version, buildDependencies, maxMemoryGenerations: 0 };
  actions.replaceWebpackConfig(config);
}
