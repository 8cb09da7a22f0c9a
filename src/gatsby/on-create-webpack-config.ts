import type { GatsbyNode } from "gatsby";
import { loadSiteConfig } from "../config/load-site-config";

/** Hands the colour mode to the script in the head: the one part of the configuration that acts before any data. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  plugins,
}) => {
  const { config } = loadSiteConfig(process.cwd(), process.env);
  actions.setWebpackConfig({
    plugins: [plugins.define({ SITE_COLOR_MODE: JSON.stringify(config?.colorMode ?? null) })],
  });
};
