import fs from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { MustHaveLoader, mustMatch } from "./must-match";

export interface Loader {
  loader: string;
  options?: Record<string, unknown>;
}
const patch = { name: "compile-with-swc", decision: "0015-lean-builds" };

interface Use {
  realResource: string;
}
export interface LoaderRule {
  test?: unknown;
  oneOf?: LoaderRule[];
  use?: unknown;
}

/** What only Gatsby's Babel plugins understand: queries, slices, and exports for the server. */
const gatsbyWords = /graphql|StaticQuery|\bSlice\b|getServerData|\bexport\b[^;]*\bconfig\b/;

/** True if a file needs Gatsby's Babel plugins. */
export const needsBabel = (source: string): boolean => gatsbyWords.test(source);

/** Compiled MDX is one deeply nested expression: two thirds would be white space without `minify`. */
const isMdx = (file: string) => /\.mdx?$/.test(file);

/** Removes types and JSX only: the browsers in package.json know all other syntax. */
function swcLoader(file: string): Loader {
  const syntax = /\.tsx?$/.test(file)
    ? { syntax: "typescript", tsx: file.endsWith("x") }
    : { syntax: "ecmascript", jsx: true };
  const react = { runtime: "automatic", development: false };
  const jsc = { parser: syntax, target: "es2022", transform: { react } };
  const base = { swcrc: false, configFile: false, jsc };
  return { loader: "swc-loader", options: isMdx(file) ? { ...base, minify: true } : base };
}

/** Babel with nothing but Gatsby's plugins, for the output of swc. */
function queryLoader({ options = {} }: Loader): Loader {
  const stage = String(options.stage);
  const apis = ["getServerData", "config"];
  const plugin = (name: string) => `module:gatsby/dist/utils/babel/babel-plugin-${name}`;
  const plugins = [
    ["babel-plugin-remove-graphql-queries", { stage, staticQueryDir: "page-data/sq/d" }],
    ...(stage === "build-javascript" && options.isPageTemplate
      ? [[plugin("remove-api"), { apis }]]
      : []),
    ...(stage === "build-html" ? [plugin("add-slice-placeholder-location")] : []),
  ];
  return {
    loader: "babel-loader",
    options: { babelrc: false, configFile: false, compact: false, plugins },
  };
}

const isBabel = ({ loader }: Loader) => /gatsby[\\/]dist[\\/]utils[\\/]babel-loader/.test(loader);

/** The loaders of a file with swc instead of Babel, which has already seen a file with other loaders. */
export function withSwc(loaders: readonly Loader[], file: string, hasQueries: boolean): Loader[] {
  return loaders.flatMap((loader) => {
    if (!isBabel(loader)) return [loader];
    const swc = swcLoader(file);
    if (!hasQueries || loaders.length > 1) return [swc];
    // In builds with source maps, swc-loader passes a map on as text, which Babel does not accept.
    const readable = { ...swc, options: { ...swc.options, sourceMaps: true, parseMap: true } };
    return [queryLoader(loader), readable];
  });
}

/**
 * Both Gatsby's rule and that of its TypeScript plugin compile TypeScript. The plugin's stays, because it comes before
 * the loader of MDX layouts, which reads no TypeScript.
 */
const isSecond = ({ test }: LoaderRule, file: string) =>
  String(test).includes("jsx|ts|tsx") && /\.tsx?$/.test(file);

/** Changes rules, also nested ones, that choose loaders by the file; returns how many. */
function replaceIn(rules: readonly LoaderRule[], hasQueries: (file: string) => boolean): number {
  let replaced = 0;
  for (const rule of rules) {
    replaced += replaceIn(rule.oneOf ?? [], hasQueries);
    const { use } = rule;
    if (typeof use !== "function") continue;
    const loadersOf = use as (info: Use) => Loader[];
    rule.use = (info: Use) =>
      isSecond(rule, info.realResource)
        ? []
        : withSwc(loadersOf(info), info.realResource, hasQueries(info.realResource));
    replaced += 1;
  }
  return replaced;
}

/** Compiles scripts of builds with swc, in a tenth of the time. `develop` needs Babel for Fast Refresh. */
export function compileWithSwc({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript" && stage !== "build-html") return;
  const known = new Map<string, boolean>();
  const hasQueries = (file: string) => {
    const answer = known.get(file) ?? needsBabel(fs.readFileSync(path.resolve(file), "utf8"));
    known.set(file, answer);
    return answer;
  };
  const config = getConfig();
  const replaced = replaceIn(config.module?.rules ?? [], hasQueries);
  mustMatch(patch, replaced > 0);
  // The rules name their loaders only when webpack asks for those of a file.
  config.plugins = [...(config.plugins ?? []), new MustHaveLoader(patch, /[\\/]swc-loader[\\/]/)];
  actions.replaceWebpackConfig(config);
}
