import type { CreateWebpackConfigArgs } from "gatsby";
import { MustHaveModule } from "./must-match";

const patch = { name: "preact-for-react", decision: "0054-preact-in-browsers" };
/** Where the package really is: a checkout may share its packages. */
const compat = require.resolve("preact/compat");

/**
 * Gives readers Preact in place of React, which is five times as large. The aliases replace Gatsby's of the same names, and
 * Preact takes React's place in the script that stays the same from one release to the next.
 */
export function sendPreact({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    resolve: { alias: { react: "preact/compat", "react-dom": "preact/compat" } },
    optimization: {
      splitChunks: {
        cacheGroups: { framework: { test: /[\\/]node_modules[\\/](?:preact|prop-types)[\\/]/ } },
      },
    },
    plugins: [new MustHaveModule(patch, compat)],
  });
}
