import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { mustMatch } from "./must-match";

interface Loader {
  loader: string;
}
interface Rule {
  use?: unknown;
}

const keptModule: Loader = { loader: path.resolve("src", "toolchain", "kept-module-loader.ts") };

/** Loaders of MDX with one before them that remembers what they made: the build needs it for scripts and for HTML. */
export function compileMdxOnce(loaders: readonly Loader[]): Loader[] {
  return loaders.flatMap((loader) =>
    /[\\/]gatsby-mdx-loader/.test(loader.loader) ? [keptModule, loader] : [loader],
  );
}

/**
 * Code that a page imports when it is used, such as the console and the search, is never run to write HTML: a quarter of
 * the modules. The import stays as it is there.
 */
const leaveImports = { include: path.resolve("src"), parser: { import: false } };

/**
 * What makes the two bundles of a build cheaper and changes no byte of what readers get. Files of themes
 * that could stand in the place of others are not looked for: this site has none. The bundle that writes the HTML is
 * read by Node once: it is not made smaller.
 */
export function quickenWebpack({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript" && stage !== "build-html") return;
  const config = getConfig();
  const plugins: object[] = config.resolve?.plugins ?? [];
  const isShadowing = ({ constructor }: object) => /ComponentShadowing/.test(constructor.name);
  mustMatch({ name: "quicken-webpack", decision: "0015-lean-builds" }, plugins.some(isShadowing));
  config.resolve = {
    ...config.resolve,
    plugins: plugins.filter((plugin) => !isShadowing(plugin)),
  };
  for (const rule of (config.module?.rules ?? []) as Rule[]) {
    const { use } = rule;
    if (typeof use !== "function") continue;
    const loadersOf = use as (info: unknown) => Loader[];
    rule.use = (info: unknown) => compileMdxOnce(loadersOf(info));
  }
  if (stage === "build-html") {
    config.module = { ...config.module, rules: [...(config.module?.rules ?? []), leaveImports] };
    // Without a cache webpack looks for each package anew in each module that imports it.
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
