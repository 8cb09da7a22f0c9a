import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { webpack, type Configuration } from "webpack";
import { compileMdxOnce, quickenWebpack } from "../../../src/toolchain/quicken-webpack";

const mdx = { loader: "/site/node_modules/gatsby-plugin-mdx/dist/gatsby-mdx-loader" };
const babel = { loader: "/site/node_modules/gatsby/dist/utils/babel-loader.js" };

class GatsbyThemeComponentShadowingResolverPlugin {}
class CacheFolderResolver {}

interface Config {
  resolve: { extensions: string[]; plugins: object[] };
  module: { rules: { test?: RegExp; use: unknown }[] };
  optimization: object;
}

function configure(stage: string) {
  const added: Pick<Configuration, "plugins"> = {};
  let config: Config = {
    resolve: {
      extensions: [".ts"],
      plugins: [new GatsbyThemeComponentShadowingResolverPlugin(), new CacheFolderResolver()],
    },
    module: { rules: [{ test: /\.mdx$/, use: () => [babel, mdx] }, { use: [babel] }] },
    optimization: { minimize: false },
  };
  const replaceWebpackConfig = (next: Config) => (config = next);
  const setWebpackConfig = (more: object) => Object.assign(added, more);
  quickenWebpack({
    stage,
    getConfig: () => config,
    actions: { replaceWebpackConfig, setWebpackConfig },
  } as unknown as CreateWebpackConfigArgs);
  return { ...config, added };
}

test("compiled MDX is cached between the loaders of MDX and of scripts", () => {
  const [first, kept, last] = compileMdxOnce([babel, mdx]);
  expect([first, last]).toEqual([babel, mdx]);
  expect(kept?.loader).toMatch(/module-cache-loader\.ts$/);
  expect(compileMdxOnce([babel])).toEqual([babel]);
});

test.each(["build-javascript", "build-html"])("%s: files of themes are not looked for", (stage) => {
  const { resolve, module } = configure(stage);
  expect(resolve.extensions).toEqual([".ts"]);
  expect(resolve.plugins).toEqual([new CacheFolderResolver()]);
  const [ofMdx, others] = module.rules;
  expect((ofMdx?.use as (info: object) => unknown[])({})).toHaveLength(3);
  expect(others?.use).toEqual([babel]);
});

test("only the bundle that writes the HTML is left as it is", () => {
  expect(configure("build-html").optimization).toMatchObject({
    minimize: false,
    concatenateModules: false,
  });
  expect(configure("build-javascript").optimization).toEqual({ minimize: false });
});

test("develop looks only at changed modules, and finds files of themes as Gatsby does", () => {
  const { resolve, added } = configure("develop");
  expect(resolve.plugins).toHaveLength(2);
  expect(added).toMatchObject({
    module: { unsafeCache: true },
    experiments: { cacheUnaffected: true },
  });
});

test("after a save, develop lists the modules that were built, and counts the others", async () => {
  const folder = mkdtempSync(join(tmpdir(), "modules-"));
  writeFileSync(join(folder, "one.js"), 'import "./two.js"; import "./three.js";');
  for (const name of ["two.js", "three.js"]) writeFileSync(join(folder, name), "export {};");
  const { plugins = [] } = configure("develop").added;
  const compiler = webpack({
    mode: "development",
    context: folder,
    entry: "./one.js",
    output: { path: join(folder, "out") },
    cache: { type: "memory" },
    plugins,
  });
  const listed = () =>
    new Promise<string[]>((resolve, reject) =>
      compiler.run((error, stats) => {
        if (!stats) return void reject(error);
        // What hot reloading asks for.
        const { modules = [] } = stats.toJson({
          all: false,
          cached: true,
          modules: true,
          ids: true,
        });
        resolve(modules.flatMap(({ name }) => name ?? []));
      }),
    );
  expect(await listed()).toContain("./three.js");
  writeFileSync(join(folder, "two.js"), "export const changed = 1;");
  const changed = await listed();
  expect(changed).toContain("./two.js");
  expect(changed).not.toContain("./three.js");
  await new Promise((resolve) => compiler.close(resolve));
  rmSync(folder, { recursive: true });
});
