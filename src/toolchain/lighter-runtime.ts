import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { MustHaveLoader, MustHaveModule } from "./must-match";

const patch = { name: "lighter-runtime", decision: "0024-head-tags-by-react" };
const prompt = { name: "lighter-runtime", decision: "0028-pages-change-without-a-frame" };
const ahead = { name: "lighter-runtime", decision: "0051-prefetching-by-measurement" };
const helmet = path.resolve("src", "views", "components", "seo", "lean-helmet.tsx");

/** Parts of Gatsby's runtime that this site does not use, with their replacements. */
const unused = [
  [
    /[\\/]head-export-handler-for-browser$/,
    "data:text/javascript,export const headHandlerForBrowser = () => undefined",
  ],
  [/[\\/]register-service-worker$/, "data:text/javascript,/* no service worker of a plugin */"],
] as const;

/**
 * Removes 5 KB from each page: the code for `Head` exports (`Seo` writes head tags), for a plugin's service worker, and
 * react-helmet, of which pages need a small part.
 */
export function lightenRuntime({ stage, plugins, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    module: {
      rules: [
        {
          test: /reach-router[\\/]dist[\\/]index\.modern\.mjs$/,
          use: [{ loader: path.resolve("src", "toolchain", "prompt-router-loader.ts") }],
        },
        {
          test: /[\\/]\.cache[\\/]loader\.js$/,
          enforce: "pre",
          use: [{ loader: path.resolve("src", "toolchain", "requests-ahead-loader.ts") }],
        },
      ],
    },
    plugins: [
      ...unused.map(([module, place]) => plugins.normalModuleReplacement(module, place)),
      ...[...unused.map(([, place]) => place), helmet].map(
        (place) => new MustHaveModule(patch, place),
      ),
      new MustHaveLoader(prompt, /[\\/]prompt-router-loader\.ts$/),
      new MustHaveLoader(ahead, /[\\/]requests-ahead-loader\.ts$/),
    ],
    resolve: { alias: { "react-helmet$": helmet } },
  });
}
