import { minify } from "@swc/core";

/** Nested blocks: at about 500, the native minifier kills the process. */
const deepest = 200;

function depthOf(code: string): number {
  let [depth, most] = [0, 0];
  for (const [brace] of code.matchAll(/[{}]/g)) {
    depth += brace === "{" ? 1 : -1;
    most = Math.max(most, depth);
  }
  return most;
}

/** Minifies a module of `validatorCompiler` on another thread; one with very deep blocks stays as it is. */
export async function minifyValidators(module: string): Promise<string> {
  if (depthOf(module) > deepest) return module;
  return (await minify(module, { module: true, compress: true, mangle: true })).code;
}
