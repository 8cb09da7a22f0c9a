import fs from "node:fs/promises";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { MustHaveModule } from "./must-match";

const nothing = "data:text/javascript,/* no scripts of other hosts */";
const patch = { name: "without-partytown", decision: "0040-plain-gatsby" };

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
        nothing,
      ),
      new MustHaveModule(patch, nothing),
    ],
    module: { rules: [{ test: /[\\/]node_modules[\\/]gatsby-script[\\/]/, sideEffects: false }] },
  });
}

/** Removes the files of that plugin from the site; no page names them. */
export async function removePartytown(publicDir: string): Promise<void> {
  await fs.rm(path.join(publicDir, "~partytown"), { recursive: true, force: true });
}
