import type { CreateWebpackConfigArgs } from "gatsby";

/** Makes source maps only with SOURCE_MAPS (`npm run size`): they cost a third of the time that scripts take. */
export function chooseSourceMaps({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (!["build-javascript", "build-html"].includes(stage)) return;
  // Cached modules of a build without maps have none.
  const choice = process.env.SOURCE_MAPS === "1" ? { cache: false } : { devtool: false };
  actions.replaceWebpackConfig({ ...getConfig(), ...choice });
}
