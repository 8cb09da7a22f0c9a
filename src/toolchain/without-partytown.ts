import fs from "node:fs/promises";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { MustHaveModule } from "./must-match";

const nothing = "data:text/javascript,/* no scripts of other hosts */";
const patch = { name: "without-partytown", decision: "0040-plain-gatsby" };

/** Removes Gatsby's plugin for scripts of other hosts, which this site does not have: 2 KB of each page. */
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

/** Removes the plugin's files from the site; no page names them. */
export async function removePartytown(publicDir: string): Promise<void> {
  await fs.rm(path.join(publicDir, "~partytown"), { recursive: true, force: true });
}
