import { createRequire } from "node:module";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { MustHaveModule } from "./must-match";

const guarded = "gatsby-react-router-scroll";
const guard = "src/browser/navigation/scroll-context.tsx";

const stages = new Set(["develop", "build-javascript"]);

/** Wraps Gatsby's scroll handler, which crashes the application if the address has `#%`. @throws if it is missing */
export function guardScroll({ stage, actions }: CreateWebpackConfigArgs): void {
  if (!stages.has(stage)) return;
  const gatsby = createRequire(path.resolve("package.json")).resolve("gatsby/package.json");
  actions.setWebpackConfig({
    plugins: [new MustHaveModule({ name: "guard-scroll", decision: "0040-plain-gatsby" }, guard)],
    resolve: {
      alias: {
        [`${guarded}$`]: path.resolve(guard),
        "gatsby-scroll-context$": createRequire(gatsby).resolve(guarded),
      },
    },
  });
}
