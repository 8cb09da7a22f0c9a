import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** Finds packages of this project also for files elsewhere: compiled MDX imports them from the folder of its page. */
export function resolveFromProject({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const modules: string[] = config.resolve?.modules ?? ["node_modules"];
  config.resolve = { ...config.resolve, modules: [...modules, path.resolve("node_modules")] };
  actions.replaceWebpackConfig(config);
}
