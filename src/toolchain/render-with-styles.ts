import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { assetsByChunk } from "../output/html/assets-by-chunk";

/** File names of all style sheets, which contain a hash; none before the first build. */
function styleSheets(publicDir: string): string[] {
  const files = new Set(Object.values(assetsByChunk(publicDir)).flatMap((names) => names ?? []));
  return [...files].filter((name) => name.endsWith(".css")).sort();
}

/**
 * Makes Gatsby render pages again after a change in a style sheet alone: it inlines the sheets, but notices only
 * changes of code and data. So the names of the sheets become part of the hash of the code that renders.
 */
export function renderWithStyles({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-html") return;
  const config = getConfig();
  const sheets = styleSheets(path.join(process.cwd(), "public"));
  config.output = { ...config.output, hashSalt: sheets.join() || undefined };
  actions.replaceWebpackConfig(config);
}
