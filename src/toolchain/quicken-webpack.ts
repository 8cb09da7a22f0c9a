import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Compiler } from "webpack";
import type { Loader, LoaderRule } from "./compile-with-swc";
import { MustHaveLoader, mustMatch } from "./must-match";

const patch = { name: "quicken-webpack", decision: "0015-lean-builds" };

const cachedModule: Loader = { loader: path.resolve("src", "toolchain", "module-cache-loader.ts") };

/** Puts a cache before the loader of MDX, whose output the build needs for scripts and for HTML. */
export function compileMdxOnce(loaders: readonly Loader[]): Loader[] {
  return loaders.flatMap((loader) =>
    /[\\/]gatsby-mdx-loader/.test(loader.loader) ? [cachedModule, loader] : [loader],
  );
}

/** Rendering HTML never runs dynamic imports (console, search), so its bundle goes without a quarter of the modules. */
const leaveImports = { include: path.resolve("src"), parser: { import: false } };

/** Hot reloading asks for the names of all modules after each save, only to log those that changed. */
const listChangedModules = {
  apply: ({ hooks }: Compiler) =>
    hooks.compilation.tap("list-changed-modules", (compilation) =>
      compilation.hooks.statsNormalize.tap("list-changed-modules", (options) => {
        options.cachedModules = false;
      }),
    ),
};

/** After a save, webpack looks only at the modules that the change reaches. */
const lookAtChangedModules = {
  plugins: [listChangedModules],
  module: { unsafeCache: true },
  experiments: { cacheUnaffected: true },
};

/**
 * Makes both bundles of a build cheaper without changing what readers get: no search for files of themes, which this
 * site does not have, and no optimization of the bundle that renders HTML, which Node reads once. Makes develop show a
 * save sooner.
 */
export function quickenWebpack({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage === "develop") actions.setWebpackConfig(lookAtChangedModules);
  if (stage !== "build-javascript" && stage !== "build-html") return;
  const config = getConfig();
  // Node reads the bundle once; where it throws, the name above the module tells which file does.
  if (stage === "build-html") config.output = { ...config.output, pathinfo: true };
  const plugins: object[] = config.resolve?.plugins ?? [];
  const isShadowing = ({ constructor }: object) => /ComponentShadowing/.test(constructor.name);
  mustMatch(patch, plugins.some(isShadowing));
  config.resolve = {
    ...config.resolve,
    plugins: plugins.filter((plugin) => !isShadowing(plugin)),
  };
  for (const rule of (config.module?.rules ?? []) as LoaderRule[]) {
    const { use } = rule;
    if (typeof use !== "function") continue;
    const loadersOf = use as (info: unknown) => Loader[];
    rule.use = (info: unknown) => compileMdxOnce(loadersOf(info));
  }
  const mustCompileOnce = new MustHaveLoader(patch, /[\\/]module-cache-loader\.ts$/, /\.mdx$/);
  config.plugins = [...(config.plugins ?? []), mustCompileOnce];
  if (stage === "build-html") {
    config.module = { ...config.module, rules: [...(config.module?.rules ?? []), leaveImports] };
    // Otherwise webpack looks for a package again in each module that imports it.
    config.resolve = { ...config.resolve, unsafeCache: true };
    config.optimization = {
      ...config.optimization,
      concatenateModules: false,
      usedExports: false,
      providedExports: false,
      innerGraph: false,
    };
  }
  actions.replaceWebpackConfig(config);
}
