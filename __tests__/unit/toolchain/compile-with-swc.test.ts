import type { CreateWebpackConfigArgs } from "gatsby";
import {
  compileWithSwc,
  needsBabel,
  withSwc,
  type Rule,
} from "../../../src/toolchain/compile-with-swc";

const babel = (options: Record<string, unknown>) => ({
  loader: "/site/node_modules/gatsby/dist/utils/babel-loader.js",
  options,
});
const names = (loaders: { loader: string }[]) => loaders.map(({ loader }) => loader);

test.each([
  ["export const query = graphql`query A { a }`;", true],
  ["const data = useStaticQuery(query);", true],
  ['import { Slice } from "gatsby";', true],
  ["export async function getServerData() {}", true],
  ["export async function config() {}", true],
  ["export function Panel() { return <p>A slice of it</p>; }", false],
])("what only Gatsby's Babel plugins understand is found: %s", (source, expected) => {
  expect(needsBabel(source)).toBe(expected);
});

test("a file without queries is compiled by swc alone, one with queries goes through Babel's plugins after it", () => {
  const loaders = [babel({ stage: "build-javascript" })];
  expect(names(withSwc(loaders, "/site/src/a.ts", false))).toEqual(["swc-loader"]);
  expect(names(withSwc(loaders, "/site/src/a.ts", true))).toEqual(["babel-loader", "swc-loader"]);
});

test("what another loader makes of a file has no queries any more", () => {
  const layout = { loader: "gatsby-layout-loader" };
  const loaders = [babel({ stage: "build-html" }), layout];
  expect(names(withSwc(loaders, "/site/src/templates/doc.tsx", true))).toEqual([
    "swc-loader",
    "gatsby-layout-loader",
  ]);
});

test("exports for the server leave the script of a page template, and only that", () => {
  const plugins = (options: Record<string, unknown>) =>
    JSON.stringify(withSwc([babel(options)], "/site/src/pages/a.tsx", true)[0]?.options);
  expect(plugins({ stage: "build-javascript", isPageTemplate: true })).toContain("remove-api");
  expect(plugins({ stage: "build-javascript" })).not.toContain("remove-api");
  expect(plugins({ stage: "build-html", isPageTemplate: true })).not.toContain("remove-api");
});

test("other loaders stay as they are", () => {
  const css = { loader: "css-loader", options: { a: 1 } };
  expect(withSwc([css], "/site/src/a.css", false)).toEqual([css]);
});

test("TypeScript, which Gatsby and its plugin for it both take, is compiled once", () => {
  const use = () => [babel({ stage: "build-html" })];
  const rules: Rule[] = [
    { test: /\.(js|mjs|jsx|ts|tsx)$/, use },
    { test: /\.tsx?$/, use },
  ];
  compileWithSwc({
    stage: "build-html",
    getConfig: () => ({ module: { rules } }),
    actions: { replaceWebpackConfig: () => undefined },
  } as unknown as CreateWebpackConfigArgs);
  const loadersOf = (file: string) =>
    rules.map((rule) =>
      names((rule.use as (info: object) => { loader: string }[])({ realResource: file })),
    );
  expect(loadersOf("src/content/links/check-links.ts")).toEqual([[], ["swc-loader"]]);
  expect(loadersOf("jest.config.mjs")[0]).toEqual(["swc-loader"]);
});

test("what MDX became is printed without white space, components as they are", () => {
  const printed = (file: string) => withSwc([babel({})], file, false)[0]?.options?.minify;
  expect(printed("content/docs/a.mdx")).toBe(true);
  expect(printed("src/a.tsx")).toBeUndefined();
});
