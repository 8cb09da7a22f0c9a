import type { CreateWebpackConfigArgs } from "gatsby";

/**
 * Source maps are made when SOURCE_MAPS is set: readers have no use for them, and they are a third of what scripts cost
 * the build and most of their bytes in the site. `npm run size` reads them.
 */
export function chooseSourceMaps({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (!["build-javascript", "build-html"].includes(stage)) return;
  // What webpack has kept of a build without maps would have none.
  const choice = process.env.SOURCE_MAPS ? { cache: false } : { devtool: false };
  actions.replaceWebpackConfig({ ...getConfig(), ...choice });
}
