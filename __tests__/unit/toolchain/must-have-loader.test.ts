/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import webpack, { type Configuration, type WebpackPluginInstance } from "webpack";
import { compileWithSwc } from "../../../src/toolchain/compile-with-swc";
import { lightenRuntime } from "../../../src/toolchain/lighter-runtime";
import { MustHaveLoader } from "../../../src/toolchain/must-match";
import { quickenWebpack } from "../../../src/toolchain/quicken-webpack";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "loaders-"));
  writeFileSync(join(dir, "plain-loader.js"), "module.exports = (source) => source;");
  for (const name of ["page.mdx", "part.js"]) writeFileSync(join(dir, name), "export {};");
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Bundles an application that imports a file. */
function bundle(imported: string, { module, plugins }: Configuration): Promise<string> {
  writeFileSync(join(dir, "entry.js"), `import "./${imported}";`);
  const config: Configuration = {
    context: dir,
    mode: "development",
    entry: "./entry.js",
    output: { path: join(dir, "out") },
    ...(module && { module }),
    ...(plugins && { plugins }),
  };
  return new Promise((done, failed) =>
    webpack(config, (error, stats) =>
      error ? failed(error) : done(stats?.hasErrors() ? stats.toString() : "no errors"),
    ),
  );
}

const patch = { name: "any", decision: "any" };

/** Rules as Gatsby has them, which name a file's loaders only when webpack asks. */
const rules = (test: RegExp) => [
  { test, use: () => [{ loader: join(dir, "plain-loader.js") }] as { loader: string }[] },
];

test("the build goes on where the loader compiles a module, and ends where it compiles none", async () => {
  const plugins = [new MustHaveLoader(patch, /plain-loader/)];
  expect(await bundle("part.js", { plugins, module: { rules: rules(/part/) } })).toBe("no errors");
  await expect(bundle("part.js", { plugins, module: { rules: rules(/other/) } })).rejects.toThrow(
    /^src\/toolchain\/any\.ts found nothing to change in Gatsby /,
  );
});

test("a loader for files that a site need not have must compile those that it has", async () => {
  const plugins = [new MustHaveLoader(patch, /plain-loader/, /\.mdx$/)];
  expect(await bundle("part.js", { plugins })).toBe("no errors");
  await expect(bundle("page.mdx", { plugins })).rejects.toThrow("found nothing to change");
});

test("a module that cannot be read is the error to tell", async () => {
  const plugins = [new MustHaveLoader(patch, /plain-loader/)];
  expect(await bundle("missing.js", { plugins })).toContain("missing.js");
});

class GatsbyThemeComponentShadowingResolverPlugin {}

/** What a patch makes of a configuration whose loaders have other names than the patch knows. */
function patched(run: (args: CreateWebpackConfigArgs) => void): Configuration {
  let config = {
    module: { rules: rules(/\.(?:js|mdx)$/) },
    resolve: { plugins: [new GatsbyThemeComponentShadowingResolverPlugin()] },
  } as unknown as Configuration;
  const replaceWebpackConfig = (next: Configuration) => (config = next);
  const setWebpackConfig = ({ plugins }: Configuration) => (config = { ...config, plugins });
  run({
    stage: "build-javascript",
    getConfig: () => config,
    actions: { replaceWebpackConfig, setWebpackConfig },
    plugins: { normalModuleReplacement: () => undefined },
  } as unknown as CreateWebpackConfigArgs);
  const isOfLoader = (plugin: unknown) => plugin instanceof MustHaveLoader;
  const plugins = (config.plugins ?? []).filter(isOfLoader) as WebpackPluginInstance[];
  return { ...config, plugins };
}

test.each([
  ["compile-with-swc", "0015-lean-builds", compileWithSwc, 1],
  ["quicken-webpack", "0015-lean-builds", quickenWebpack, 1],
  ["lighter-runtime", "0028-pages-change-without-a-frame", lightenRuntime, 2],
])(
  "%s ends the build if Gatsby compiles with other loaders",
  async (name, decision, run, count) => {
    const config = patched(run);
    expect(config.plugins).toHaveLength(count);
    await expect(bundle("page.mdx", config)).rejects.toThrow(
      new RegExp(`^src/toolchain/${name}\\.ts found nothing to change.*docs/decisions/${decision}`),
    );
  },
);

test("lighter-runtime ends the build if pages load no file of Gatsby's loader", async () => {
  const { plugins = [] } = patched(lightenRuntime);
  await expect(bundle("part.js", { plugins: plugins.slice(1) })).rejects.toThrow(
    "docs/decisions/0051-prefetching-by-measurement.md",
  );
});
