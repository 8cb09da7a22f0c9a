import type { CreateWebpackConfigArgs } from "gatsby";
import { mustMatch } from "./must-match";

type Minify = (
  input: Record<string, string>,
  map: unknown,
  options: object,
  rest: unknown,
) => unknown;

interface Minifier {
  constructor: { swcMinify?: Minify };
  options?: { parallel?: unknown; minimizer?: { implementation?: Minify; options?: object } };
}

interface TerserOptions {
  mangle?: object;
  parse?: object;
  compress?: object;
  output?: object;
}

/** The ECMAScript version that all browsers in package.json understand; Gatsby minifies for 2009. */
const ecma = 2020;

/**
 * Names variables in a fixed order, with frequent letters first. Terser would count the letters of a script, but
 * webpack's runtime still contains provisional hashes at that point, which depend on the folder.
 */
export const fixedNames = {
  get(n: number): string {
    const first = "etnrisouaflchpdvmgybwESxTNCkLAOM_DPHBjFIqRUzWXV$JKQGYZ";
    const others = `${first}0123456789`;
    let name = "";
    let rest = n + 1;
    for (let letters = first; rest > 0; letters = others) {
      rest--;
      name += letters[rest % letters.length];
      rest = Math.floor(rest / letters.length);
    }
    return name;
  },
};

/** Terser's options for modern browsers and for the same bytes in any folder. */
export function terserOptions(options: TerserOptions): TerserOptions {
  const tuned: TerserOptions = { mangle: { ...options.mangle, nth_identifier: fixedNames } };
  for (const part of ["parse", "compress", "output"] as const)
    tuned[part] = { ...options[part], ecma };
  return { ...options, ...tuned };
}

const swcOptions = { ecma, compress: { passes: 2 }, mangle: true };

/** Minifies with swc, in a tenth of the time; webpack's runtime with Terser, which accepts `fixedNames`. */
export function tuneMinifier({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const minifiers: Minifier[] = config.optimization?.minimizer ?? [];
  let tuned = 0;
  for (const { constructor, options } of minifiers) {
    const { implementation: terser, options: given } = options?.minimizer ?? {};
    const swc = constructor.swcMinify;
    if (!options || !terser || !swc || !given) continue;
    const forTerser = terserOptions(given);
    const implementation: Minify = (input, map, _, rest) =>
      Object.keys(input).some((name) => name.startsWith("webpack-runtime"))
        ? terser(input, map, forTerser, rest)
        : swc(input, map, swcOptions, rest);
    options.parallel = false;
    options.minimizer = { implementation, options: swcOptions };
    tuned += 1;
  }
  mustMatch({ name: "tune-minifier", decision: "0015-lean-builds" }, tuned > 0);
  actions.replaceWebpackConfig(config);
}
