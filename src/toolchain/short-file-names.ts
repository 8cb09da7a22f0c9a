import type { CreateWebpackConfigArgs } from "gatsby";
import { scriptName } from "../config/addresses/hashed-names";

/**
 * Names the scripts of chunks by their content alone. Gatsby puts the path of a template and of its page before it, and
 * webpack's runtime, which every page loads, holds all those names.
 */
export function shortFileNames({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  config.output.chunkFilename = scriptName;
  actions.replaceWebpackConfig(config);
}
