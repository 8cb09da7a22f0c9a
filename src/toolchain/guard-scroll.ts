import { createRequire } from "node:module";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Compiler } from "webpack";

const pluginName = "ScrollGuard";
const guarded = "gatsby-react-router-scroll";
const guard = "src/browser/navigation/scroll-context.tsx";

/** A webpack plugin: fails where nothing imports the file that stands in the place of a module of Gatsby's. */
export class IsImported {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    const file = path.resolve(compiler.context, this.file);
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      compilation.hooks.finishModules.tap(pluginName, (modules) => {
        for (const module of modules) if (module.nameForCondition() === file) return;
        throw new Error(`Nothing imports ${this.file}: Gatsby has no "${guarded}" any more.`);
      });
    });
  }
}

const stages = new Set(["develop", "build-javascript"]);

/**
 * Puts the site's own scroll handler around Gatsby's, which ends the whole application with `#%` in the address.
 * @throws where Gatsby's is not found
 */
export function guardScroll({ stage, actions }: CreateWebpackConfigArgs): void {
  if (!stages.has(stage)) return;
  const gatsby = createRequire(path.resolve("package.json")).resolve("gatsby/package.json");
  actions.setWebpackConfig({
    plugins: [new IsImported(guard)],
    resolve: {
      alias: {
        [`${guarded}$`]: path.resolve(guard),
        "gatsby-scroll-context$": createRequire(gatsby).resolve(guarded),
      },
    },
  });
}
