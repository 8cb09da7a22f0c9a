import fs from "node:fs/promises";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/**
 * Leaves Gatsby's own plugin for scripts of other hosts out of the pages: this site has no such scripts, and the plugin
 * and its component, of which nothing is used, cost each page 2 KB.
 */
export function leaveOutPartytown({ stage, plugins, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    plugins: [
      plugins.normalModuleReplacement(
        /[\\/]internal-plugins[\\/]partytown[\\/]gatsby-browser/,
        "data:text/javascript,",
      ),
    ],
    module: { rules: [{ test: /[\\/]node_modules[\\/]gatsby-script[\\/]/, sideEffects: false }] },
  });
}

/** Removes the files of that plugin from the site; no page names them. */
export async function removePartytown(publicDir: string): Promise<void> {
  await fs.rm(path.join(publicDir, "~partytown"), { recursive: true, force: true });
}
