/** What the patches here change of mini-css-extract-plugin. */
interface ExtractPlugin {
  constructor: { name: string };
  options: { ignoreOrder?: boolean; filename?: string; chunkFilename?: string };
}

/** The plugins of a webpack configuration that write style sheets; none in develop. */
export const extractPlugins = (config: { plugins?: ExtractPlugin[] }): ExtractPlugin[] =>
  (config.plugins ?? []).filter(({ constructor }) => /MiniCssExtract/.test(constructor.name));
