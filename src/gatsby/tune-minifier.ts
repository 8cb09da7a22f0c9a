import type { CreateWebpackConfigArgs } from "gatsby";

interface Minifier {
  options?: { minimizer?: { options?: MinifyOptions } };
}

interface MinifyOptions {
  mangle?: object;
  parse?: object;
  compress?: object;
  output?: object;
}

/** Of the scripts' language: what all browsers in package.json understand. Gatsby minifies for that of 2009. */
const ecma = 2020;

/**
 * Names for variables in one fixed order, the letters that are frequent in scripts first. Terser's own order comes from how often letters occur in a script, and
 * webpack's runtime has, when it is minified, provisional hashes in it that depend on the folder. Sent to workers as text,
 * so it uses nothing from outside.
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

/** Makes Terser write for today's browsers, and the same bytes in any folder. */
export function tuneMinifier({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const minifiers: Minifier[] = config.optimization?.minimizer ?? [];
  for (const { options } of minifiers) {
    const terser = options?.minimizer?.options;
    if (!terser?.mangle) continue;
    terser.mangle = { ...terser.mangle, nth_identifier: fixedNames };
    for (const part of ["parse", "compress", "output"] as const)
      terser[part] = { ...terser[part], ecma };
  }
  actions.replaceWebpackConfig(config);
}
