import type { CreateWebpackConfigArgs } from "gatsby";
import { mustMatch } from "./must-match";

const isEslint = ({ constructor }: object) => constructor.name === "ESLintWebpackPlugin";

/**
 * Develop runs no ESLint over each file: Gatsby knows no flat configuration, so it would apply an older version with
 * rules of its own, before the first page and after each save. `npm run lint` has the rules of the project.
 */
export function leaveOutEslint({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "develop") return;
  const config = getConfig();
  const plugins: object[] = config.plugins ?? [];
  mustMatch({ name: "without-eslint", decision: "0040-plain-gatsby" }, plugins.some(isEslint));
  config.plugins = plugins.filter((plugin) => !isEslint(plugin));
  actions.replaceWebpackConfig(config);
}
