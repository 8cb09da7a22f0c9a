import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { MustHaveModule } from "./must-match";

const oneVersion = path.resolve("src/views/components/versions/one-version.tsx");
const patch = { name: "without-versions", decision: "0020-versions-of-the-docs" };

/** Removes the code that switches between versions of the docs; for sites with one version. */
export function leaveOutVersions({ plugins, actions }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    plugins: [
      plugins.normalModuleReplacement(/[\\/]versions[\\/]switching$/, oneVersion),
      new MustHaveModule(patch, oneVersion),
    ],
  });
}
