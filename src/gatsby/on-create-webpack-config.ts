import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import { loadSiteConfig } from "../config/load-site-config";
import { shortClassNames } from "./short-class-names";
import { splitStyles } from "./split-styles";

interface ExtractPlugin {
  constructor: { name: string };
  options: { ignoreOrder?: boolean };
}

/**
 * Silences warnings about the order of style sheets. It is of no meaning here: modules have names of their own,
 * and everything shared stands in cascade layers, which any module overrides.
 */
function ignoreStyleOrder({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const plugins: ExtractPlugin[] = config.plugins ?? [];
  for (const plugin of plugins)
    if (plugin.constructor.name === "MiniCssExtractPlugin") plugin.options.ignoreOrder = true;
  actions.replaceWebpackConfig(config);
}

/** Hands over the part of the configuration that acts before any data: the colour mode, the announcement's id. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  const { config } = loadSiteConfig(process.cwd(), process.env);
  const early = config && {
    colorMode: config.colorMode,
    announcement: config.announcement?.isCloseable ? config.announcement.id : null,
  };
  args.actions.setWebpackConfig({
    plugins: [args.plugins.define({ SITE_EARLY: JSON.stringify(early ?? null) })],
  });
  ignoreStyleOrder(args);
  shortClassNames(args);
  if (args.stage === "build-javascript") splitStyles(args);
};
