import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import { loadSiteConfig } from "../config/load-site-config";
import { SameBytesAnywhere } from "./same-bytes-anywhere";

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

interface StyleGroup {
  test: (module: { nameForCondition?: () => string | null }) => boolean;
}

/** Sheets of code that is loaded on demand; see the declaration in src/css-modules.d.ts. */
const lazySheet = /\.lazy\.css$|[\\/]@docsearch[\\/]css[\\/]/;

/** Gatsby merges the sheets of all chunks into the one that stands in every page; those of the search stay out. */
function keepLazySheetsApart({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const groups: Record<string, StyleGroup> = config.optimization?.splitChunks?.cacheGroups ?? {};
  const styles = groups.styles;
  if (!styles) return;
  const { test } = styles;
  styles.test = (module) => test(module) && !lazySheet.test(module.nameForCondition?.() ?? "");
  actions.replaceWebpackConfig(config);
}

/**
 * Hands over the parts of the configuration that act without data: colour mode and announcement to the script in the
 * head, the search to the chunk that is loaded when somebody is about to search.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  const { config } = loadSiteConfig(process.cwd(), process.env);
  const early = config && {
    colorMode: config.colorMode,
    announcement: config.announcement?.isCloseable ? config.announcement.id : null,
  };
  const search = config && {
    ...config.search,
    language: config.language,
    feedbackUrl: config.feedbackUrl,
  };
  args.actions.setWebpackConfig({
    plugins: [
      args.plugins.define({
        SITE_EARLY: JSON.stringify(early ?? null),
        SITE_SEARCH: JSON.stringify(search ?? null),
      }),
      ...(args.stage === "build-javascript" ? [new SameBytesAnywhere()] : []),
    ],
  });
  ignoreStyleOrder(args);
  keepLazySheetsApart(args);
};
