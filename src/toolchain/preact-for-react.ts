import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { MustHaveModule } from "./must-match";

const patch = { name: "preact-for-react", decision: "0054-preact-in-browsers" };
const compat = path.resolve("node_modules", "preact", "compat", "dist", "compat.mjs");

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
