import type { CreateWebpackConfigArgs } from "gatsby";
import type { Compiler } from "webpack";
import { loadedCodeVersion } from "../output/cache/code-version";

/** Spares webpack from following the imports of all loaders when it writes its cache, which the lock file covers. */
const forgetLoaders = {
  apply: ({ hooks }: Compiler) =>
    hooks.afterCompile.tap("forget-loaders", ({ buildDependencies }) => {
      buildDependencies.clear();
    }),
};

/**
 * Ties webpack's cache to the build's own code, because remark plugins and this configuration decide the output of a
 * module. Empty `buildDependencies` spare webpack from following every import of Gatsby twice a build, which the lock
 * file covers.
 */
export function tuneWebpackCache({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  if (config.cache?.type !== "filesystem") return;
  // Writing the cache takes seconds. Unless told, webpack begins 5 s after the start of develop, when the first save comes.
  const start = stage === "develop" && { idleTimeoutForInitialStore: 0 };
  const version = loadedCodeVersion();
  const buildDependencies = { defaultWebpack: [] };
  // A build compiles once; develop would read everything from the disk again for each change.
  const memory = stage.startsWith("build-") && { maxMemoryGenerations: 0 };
  config.cache = { ...config.cache, version, buildDependencies, ...memory, ...start };
  config.plugins = [...(config.plugins ?? []), forgetLoaders];
  actions.replaceWebpackConfig(config);
}
