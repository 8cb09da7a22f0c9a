import type { CreateWebpackConfigArgs } from "gatsby";
import {
  compileWithSwc,
  needsBabel,
  withSwc,
  type LoaderRule,
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

test("swc alone compiles a file without queries; with queries, Babel's plugins follow", () => {
  const loaders = [babel({ stage: "build-javascript" })];
  expect(names(withSwc(loaders, "/site/src/a.ts", false))).toEqual(["swc-loader"]);
  expect(names(withSwc(loaders, "/site/src/a.ts", true))).toEqual(["babel-loader", "swc-loader"]);
});

test("the output of another loader has no queries", () => {
  const layout = { loader: "gatsby-layout-loader" };
  const loaders = [babel({ stage: "build-html" }), layout];
  expect(names(withSwc(loaders, "/site/src/templates/doc.tsx", true))).toEqual([
    "swc-loader",
    "gatsby-layout-loader",
  ]);
});

test("only scripts of page templates lose exports for the server", () => {
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

test("TypeScript is compiled once, although Gatsby and its plugin both have a rule", () => {
  const use = () => [babel({ stage: "build-html" })];
  const rules: LoaderRule[] = [
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

test("compiled MDX is printed without white space, components are not", () => {
  const printed = (file: string) => withSwc([babel({})], file, false)[0]?.options?.minify;
  expect(printed("content/docs/a.mdx")).toBe(true);
  expect(printed("src/a.tsx")).toBeUndefined();
});
