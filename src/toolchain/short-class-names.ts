import type { CreateWebpackConfigArgs } from "gatsby";
import { mustMatch } from "./must-match";

interface Loader {
  options?: { modules?: { localIdentName?: string } };
}
interface Rule {
  oneOf?: Rule[];
  use?: Loader | Loader[] | unknown;
}

/** Loaders that name the classes of CSS modules, in rules and nested rules. */
export function classNamers(rules: readonly Rule[]): Loader[] {
  return rules.flatMap(({ oneOf = [], use = [] }) => [
    ...classNamers(oneOf),
    ...[use as Loader | Loader[]].flat().filter(({ options }) => options?.modules?.localIdentName),
  ]);
}

/**
 * Class names of six characters instead of `Topbar-module--brand--1a2b3`, of which an ordinary page has four hundred.
 * Scripts and HTML must agree; `develop` keeps readable names.
 */
export function shortClassNames({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript" && stage !== "build-html") return;
  const config = getConfig();
  const namers = classNamers(config.module?.rules ?? []);
  mustMatch({ name: "short-class-names", decision: "0015-lean-builds" }, namers.length > 0);
  for (const { options } of namers)
    if (options?.modules) options.modules.localIdentName = "[hash:base64:6]";
  actions.replaceWebpackConfig(config);
}
