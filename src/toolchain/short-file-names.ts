import type { CreateWebpackConfigArgs } from "gatsby";
import { scriptName, styleName } from "../config/addresses/hashed-names";
import { extractPlugins } from "./extract-plugins";

/**
 * Names the scripts of chunks by their content alone, and shortens the hashes of style sheets. Gatsby adds the paths of
 * template and page, and webpack's runtime, which every page loads, contains all names.
 */
export function shortFileNames({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  config.output.chunkFilename = scriptName;
  for (const { options } of extractPlugins(config))
    Object.assign(options, { filename: styleName, chunkFilename: styleName });
  actions.replaceWebpackConfig(config);
}

/**
 * Takes the name of this package out of the scripts of every site, where webpack puts it as the name of a global.
 * Gatsby drops `output` from what `setWebpackConfig` gets, so the configuration is replaced.
 */
export function nameScripts({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  config.output = { ...config.output, uniqueName: "docs" };
  actions.replaceWebpackConfig(config);
}
