import fs from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { mustMatch } from "./must-match";

interface Loader {
  loader: string;
  options?: Record<string, unknown>;
}
interface Use {
  realResource: string;
}
export interface Rule {
  test?: unknown;
  oneOf?: Rule[];
  use?: unknown;
}

/** What Gatsby's own Babel plugins act on; other files do without Babel. */
const gatsbyWords = /graphql|StaticQuery|\bSlice\b|getServerData|\bexport\b[^;]*\bconfig\b/;

/** True for a file that holds what only Gatsby's Babel plugins understand: queries, slices, exports for the server. */
export function needsBabel(source: string): boolean {
  return gatsbyWords.test(source);
}

/** A page is one expression, deeply nested: two thirds of it, printed as usual, would be white space. */
const isMdx = (file: string) => /\.mdx?$/.test(file);

/** The languages of the browsers in package.json are those of Node 20 and more: syntax stays, but for types and JSX. */
function swcLoader(file: string): Loader {
  const syntax = /\.tsx?$/.test(file)
    ? { syntax: "typescript", tsx: file.endsWith("x") }
    : { syntax: "ecmascript", jsx: true };
  const react = { runtime: "automatic", development: false };
  const jsc = { parser: syntax, target: "es2022", transform: { react } };
  const base = { swcrc: false, configFile: false, jsc };
  return { loader: "swc-loader", options: isMdx(file) ? { ...base, minify: true } : base };
}

/** Babel with nothing but Gatsby's plugins, for what comes out of swc. */
function queryLoader({ options = {} }: Loader): Loader {
  const stage = String(options.stage);
  const apis = ["getServerData", "config"];
  const own = (name: string) => `module:gatsby/dist/utils/babel/babel-plugin-${name}`;
  const plugins = [
    ["babel-plugin-remove-graphql-queries", { stage, staticQueryDir: "page-data/sq/d" }],
    ...(stage === "build-javascript" && options.isPageTemplate
      ? [[own("remove-api"), { apis }]]
      : []),
    ...(stage === "build-html" ? [own("add-slice-placeholder-location")] : []),
  ];
  return {
    loader: "babel-loader",
    options: { babelrc: false, configFile: false, compact: false, plugins },
  };
}

const isBabel = ({ loader }: Loader) => /gatsby[\\/]dist[\\/]utils[\\/]babel-loader/.test(loader);

/** The loaders of a file with swc in the place of Babel. Where another loader came first, it has seen the file before. */
export function withSwc(loaders: readonly Loader[], file: string, hasQueries: boolean): Loader[] {
  return loaders.flatMap((loader) => {
    if (!isBabel(loader)) return [loader];
    const swc = swcLoader(file);
    if (!hasQueries || loaders.length > 1) return [swc];
    // Babel takes no source map in text, which is what swc-loader hands on when the build has source maps.
    const readable = { ...swc, options: { ...swc.options, sourceMaps: true, parseMap: true } };
    return [queryLoader(loader), readable];
  });
}

/**
 * Gatsby's own rule takes TypeScript, and so does the one of its TypeScript plugin: each file is compiled twice. The
 * plugin's stays, because it comes before the loader of MDX layouts, which reads no TypeScript.
 */
const isSecond = ({ test }: Rule, file: string) =>
  String(test).includes("jsx|ts|tsx") && /\.tsx?$/.test(file);

/** Changes the rules, and those inside of them, that choose loaders by the file; returns how many. */
function replaceIn(rules: readonly Rule[], hasQueries: (file: string) => boolean): number {
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

/**
 * Compiles scripts of builds with swc, which takes a tenth of the time. Develop keeps Gatsby's Babel, for the sake of
 * Fast Refresh.
 */
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
  mustMatch({ name: "compile-with-swc", decision: "0015-lean-builds" }, replaced > 0);
  actions.replaceWebpackConfig(config);
}
