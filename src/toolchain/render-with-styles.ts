import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { assetsByChunk } from "../output/html/assets-by-chunk";

/** Addresses of the style sheets of a build, each with a hash of its content; none before the first one. */
function styleSheets(publicDir: string): string[] {
  const files = new Set(Object.values(assetsByChunk(publicDir)).flatMap((names) => names ?? []));
  return [...files].filter((name) => name.endsWith(".css")).sort();
}

/**
 * Gatsby writes the style sheets into the pages, but renders a page again only if its code or its data has changed:
 * after a change in a style sheet alone a warm build would keep the pages with the old one. Here the names of the
 * sheets, which have just been made, go into the hash of the code that renders.
 */
export function renderWithStyles({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-html") return;
  const config = getConfig();
  const sheets = styleSheets(path.join(process.cwd(), "public"));
  config.output = { ...config.output, hashSalt: sheets.join() || undefined };
  actions.replaceWebpackConfig(config);
}
