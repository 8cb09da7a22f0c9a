import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** Leaves the code that switches between versions of the docs out of the pages of a site that has one. */
export function leaveOutVersions({ plugins, actions }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    plugins: [
      plugins.normalModuleReplacement(
        /[\\/]versions[\\/]switching$/,
        path.resolve("src/views/components/versions/one-version.tsx"),
      ),
    ],
  });
}
