import type { CreateWebpackConfigArgs } from "gatsby";
import { nameScripts, shortFileNames } from "../../../src/toolchain/short-file-names";

/** What a patch leaves of a configuration. */
function patched(patch: (args: CreateWebpackConfigArgs) => void, config: object): object {
  let result = config;
  const replaceWebpackConfig = (next: object) => (result = next);
  const args = { getConfig: () => config, actions: { replaceWebpackConfig } };
  patch(args as unknown as CreateWebpackConfigArgs);
  return result;
}

test("scripts say no name of this package, and the rest of the output stays", () => {
  const config = { output: { filename: "[name].js" }, mode: "production" };
  expect(patched(nameScripts, config)).toEqual({
    output: { filename: "[name].js", uniqueName: "docs" },
    mode: "production",
  });
});

test("scripts of chunks are named by their content alone", () => {
  const config = { output: { chunkFilename: "[name]-[contenthash].js" } };
  expect(patched(shortFileNames, config)).toEqual({
    output: { chunkFilename: expect.not.stringContaining("[name]") },
  });
});

test("style sheets are named by hashes as short as those of scripts", () => {
  const plugin = new (class MiniCssExtractPlugin {
    options = { filename: "[name].[contenthash].css", chunkFilename: "[name].[contenthash].css" };
  })();
  patched(shortFileNames, { output: {}, plugins: [plugin] });
  const short = "[name].[contenthash:12].css";
  expect(plugin.options).toEqual({ filename: short, chunkFilename: short });
});
